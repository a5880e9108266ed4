import * as z from 'zod';
import { UNSTORABLE_TEXT } from '../primitives.ts';
import { isStorableLine } from '../text-rules.ts';

/** A picture as the server made it: the largest size's address, and what is needed to show it without a jump. */
export const picture = z.object({
  url: z.string(),
  width: z.int(),
  height: z.int(),
  /** A tiny picture as a data address, shown until the real one is there. */
  blur: z.string(),
  /** Widths that exist: `<name>-<width>.webp` beside the address. */
  widths: z.array(z.int()),
});
export type Picture = z.output<typeof picture>;

export const uploaded = z.object({
  url: z.string(),
  name: z.string(),
  size: z.int(),
  kind: z.enum(['image', 'video', 'document', 'chunk']),
  width: z.int().nullable(),
  height: z.int().nullable(),
  blur: z.string(),
  widths: z.array(z.int()),
  /** What the sender should know about the file, in sentences to show. */
  warnings: z.array(z.string()),
});
export type Uploaded = z.output<typeof uploaded>;

const chunkId = z.string({ error: '分片标识不正确' }).regex(/^[\w-]{8,64}$/, '分片标识不正确');

export const mergeRequest = z.object({
  action: z.literal('merge', { error: '不支持的操作' }),
  chunkid: chunkId,
  chunkcount: z.coerce.number().int().min(1).max(256),
  filename: z
    .string({ error: '请提供文件名' })
    .min(1, '请提供文件名')
    .max(255, '文件名过长')
    .refine(isStorableLine, UNSTORABLE_TEXT),
});

export const chunkStatusQuery = z.object({ chunkid: chunkId });

export const fileAddressQuery = z.object({ url: z.string({ error: '文件不存在' }).max(300, '文件不存在') });
