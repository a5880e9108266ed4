import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { acts, within } from '../proxies/proxy-words.ts';
import { storingErrors, uploadErrors } from '../uploads/upload.errors.ts';
import { uploaded } from '../uploads/upload.schemas.ts';
import { workErrors } from './work.errors.ts';
import {
  ownWork,
  ownWorkPage,
  ownWorksQuery,
  watermarkForm,
  workChoice,
  workEdit,
  workForm,
  workMove,
  workOrder,
} from './work.schemas.ts';

export const listOwnWorks = endpoint({
  method: 'GET',
  path: '/profile/works',
  access: 'member',
  actFor: within('works'),
  summary: '自己的作品，包括隐藏的，按自己排的顺序；第一件公开的是封面',
  query: ownWorksQuery,
  output: ownWorkPage,
});

/** Unlike other uploads the picture keeps up to 4096 pixels, and nobody but its owner can open it. */
export const uploadWork = endpoint({
  method: 'POST',
  path: '/profile/works/upload',
  access: 'member',
  actFor: within('works'),
  summary: '上传作品图片（multipart 字段 file），最长边保留到 4096 像素；返回的 url 交给 /profile/works/add',
  body: z.object({ file: z.unknown().optional().meta({ type: 'string', format: 'binary' }) }),
  output: uploaded,
  errors: storingErrors,
});

export const addWork = endpoint({
  method: 'POST',
  path: '/profile/works/add',
  access: 'member',
  actFor: acts('works', '添加作品'),
  summary: '添加作品，排在最前',
  body: workForm,
  output: ownWork,
  errors: [
    workErrors.foreignPicture,
    workErrors.tooMany,
    workErrors.alreadyThere,
    workErrors.foreignPost,
    uploadErrors.quota,
    uploadErrors.storageFull,
  ],
});

export const editWork = endpoint({
  method: 'POST',
  path: '/profile/works/edit',
  access: 'member',
  actFor: acts('works', '修改作品'),
  summary: '修改作品的标题、标签、可见范围；没带的不变',
  body: workEdit,
  output: ownWork,
  errors: [workErrors.notFound, workErrors.foreignPost, workErrors.barred, uploadErrors.storageFull],
});

export const deleteWorks = endpoint({
  method: 'POST',
  path: '/profile/works/delete',
  access: 'member',
  actFor: acts('works', '删除作品'),
  summary: '删除一件作品（id）或几件（ids）',
  body: workChoice,
  output: z.object({ ids: z.array(z.int()) }),
  errors: [workErrors.notFound],
});

export const sortWorks = endpoint({
  method: 'POST',
  path: '/profile/works/sort',
  access: 'member',
  actFor: acts('works', '调整作品顺序'),
  summary: '给出的作品按这个顺序互换位置，其他的不动；已经删除的略过',
  body: workOrder,
  output: z.object({ ids: z.array(z.int()) }),
});

export const moveWork = endpoint({
  method: 'POST',
  path: '/profile/works/move',
  access: 'member',
  actFor: acts('works', '调整作品顺序'),
  summary: '把作品移到 after_id 之后；不带 after_id 时移到最前，成为封面',
  body: workMove,
  output: z.object({ id: z.int() }),
  errors: [workErrors.notFound],
});

export const setWatermark = endpoint({
  method: 'POST',
  path: '/profile/works/watermark',
  access: 'member',
  actFor: acts('works', '开关作品水印'),
  summary: '水印开关：打开后，公开的作品图片都盖上造界的印和自己的编号；已有的作品随后自动重画',
  body: watermarkForm,
  output: z.object({ watermark: z.boolean(), watermark_text: z.string() }),
});
