import * as z from 'zod';
import { limits } from '../limits.ts';
import { id, optionalId, paged, pageQuery, text } from '../primitives.ts';
import { isStorableText } from '../text-rules.ts';
import { picture } from '../uploads/upload.schemas.ts';

const { work: limit } = limits;

export const workVisibility = z.enum(['public', 'hidden'], { error: '请选择谁可以看' });

/** A kept work as its owner sees it. */
export const ownWork = z.object({
  id: z.int(),
  title: z.string(),
  tags: z.array(z.string()),
  visibility: workVisibility,
  /** As others see it; of a hidden one the picture itself, by an address for its owner alone that runs out. */
  picture,
  /** Whether the picture that others see carries the mark now. Follows the switch within moments. */
  is_watermarked: z.boolean(),
  /** The first public one, which stands for them all. */
  is_cover: z.boolean(),
  /** The post that tells of it. */
  post_id: z.int().nullable(),
  view_count: z.int(),
  like_count: z.int(),
  created_at: z.string(),
});
export type OwnWork = z.output<typeof ownWork>;

export const ownWorksQuery = pageQuery(limits.page.maxSize);

export const ownWorkPage = paged(ownWork).extend({
  public_total: z.int(),
  /** The switch: whether public pictures carry the seal and the owner's number. */
  watermark: z.boolean(),
  /** What the mark says, as in 造界 1024: drawn by the server from strokes, so no font decides how it looks. */
  watermark_text: z.string(),
});

const title = text({
  requiredMessage: '请填写作品标题',
  max: [limit.titleMax, `作品标题不能超过${limit.titleMax}个字符`],
});

const tag = text({
  requiredMessage: '请填写标签',
  max: [limit.tagMax, `标签不能超过${limit.tagMax}个字符`],
});
const tags = z
  .array(tag, { error: '标签格式不正确' })
  .max(limit.tagsMax, `最多${limit.tagsMax}个标签`)
  .transform((words) => [...new Set(words)]);

export const workForm = z.object({
  /** What the upload answered: of /profile/works/upload, which keeps the full size, or of any own picture. */
  url: z
    .string({ error: '请上传作品图片' })
    .trim()
    .min(1, '请上传作品图片')
    .max(300, '图片地址不正确')
    .refine(isStorableText, '图片地址不正确'),
  title,
  tags: tags.default([]),
  visibility: workVisibility.default('public'),
  post_id: optionalId,
});
export type WorkForm = z.output<typeof workForm>;

const workId = id('无效的作品ID');

/** What is left out stays as it is; a post is taken away by null. */
export const workEdit = z.object({
  id: workId,
  title: title.optional(),
  tags: tags.optional(),
  visibility: workVisibility.optional(),
  post_id: id('无效的帖子ID').nullable().optional(),
});
export type WorkEdit = z.output<typeof workEdit>;

const ids = z
  .array(workId, { error: '作品ID格式不正确' })
  .min(1, '请选择作品')
  .max(limit.most, '作品ID格式不正确');

/** One by `id`, or several at once by `ids`. */
export const workChoice = z
  .object({ id: workId.optional(), ids: ids.optional() })
  .refine((given) => given.id !== undefined || given.ids !== undefined, '请选择作品');

/** These works change places among themselves; all others stay where they are. */
export const workOrder = z.object({ ids });

/** After which other one it stands from now on; null or left out puts it first, which makes it the cover. */
export const workMove = z.object({ id: workId, after_id: optionalId });

export const watermarkForm = z.object({ watermark: z.boolean({ error: '请选择是否加水印' }) });
