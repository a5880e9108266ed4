import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { proxyScopeNames, within } from '../proxies/proxy-words.ts';
import { storingErrors, uploadErrors } from './upload.errors.ts';
import { chunkStatusQuery, fileAddressQuery, mergeRequest, uploaded } from './upload.schemas.ts';

const { chunkid, filename } = mergeRequest.shape;
const wholeNumber = z.coerce.number({ error: '分片信息不正确' }).int('分片信息不正确');

/**
 * Three calls in one: a form with the field `file` uploads it whole; with chunkid, chunkindex and chunkcount beside
 * it the file is one piece; JSON with action `merge` makes a file of the pieces sent before.
 */
export const uploadFile = endpoint({
  method: 'POST',
  path: '/common/upload',
  access: 'member',
  actFor: within(...proxyScopeNames),
  summary: '上传文件（multipart 字段 file）、上传一个分片，或以 action=merge 合并分片',
  body: z.object({
    file: z.unknown().optional().meta({ type: 'string', format: 'binary' }),
    action: z.enum(['merge'], { error: '不支持的操作' }).optional(),
    chunkid: chunkid.optional(),
    chunkindex: wholeNumber.optional(),
    chunkcount: wholeNumber.optional(),
    filename: filename.optional(),
  }),
  output: uploaded,
  errors: storingErrors,
});

export const getChunkStatus = endpoint({
  method: 'GET',
  path: '/common/upload',
  access: 'member',
  actFor: within(...proxyScopeNames),
  summary: '已收到的分片序号，供中断后继续上传',
  query: chunkStatusQuery,
  output: z.object({ received: z.array(z.int()) }),
});

/** Addresses of files that aren't for everybody run out; whoever may still read gets a fresh one. */
export const getFileAddress = endpoint({
  method: 'GET',
  path: '/common/fileAddress',
  access: 'member',
  actFor: within(...proxyScopeNames),
  summary: '换取一个非公开文件的新地址；地址过期后，仍可查看的人用它继续打开',
  query: fileAddressQuery,
  output: z.object({ url: z.string() }),
  errors: [uploadErrors.notFound],
});
