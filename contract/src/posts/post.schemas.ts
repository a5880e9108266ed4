import * as z from 'zod';
import { circleLabel } from '../circles/circle.schemas.ts';
import { limits } from '../limits.ts';
import { id, optionalId, optionalText, text, UNSTORABLE_TEXT } from '../primitives.ts';
import { isStorableLine } from '../text-rules.ts';
import { isWebAddress } from '../users/user-details.schemas.ts';
import { chosenTag, tagLabel } from '../tags/tag.schemas.ts';
import { comment } from '../comments/comment.schemas.ts';
import { pictureAddress, pictureAddresses, splitAddresses } from '../uploads/file-addresses.schemas.ts';
import { picture } from '../uploads/upload.schemas.ts';
import { seriesForm, seriesPlace } from './series.schemas.ts';

/** Where a post comes from, as its author says; a repost names its source. */
export const postOrigins = ['original', 'repost', 'ai_assisted'] as const;
export type PostOrigin = (typeof postOrigins)[number];

export const postPicture = picture.extend({ caption: z.string() });
export type PostPicture = z.output<typeof postPicture>;

export const post = z.object({
  id: z.int(),
  title: z.string(),
  /** Sanitised HTML. In lists only its beginning, closed properly. */
  content: z.string(),
  cover_image: z.string(),
  media_urls: z.array(z.string()),
  /** The same pictures with their sizes, in the same order. */
  media: z.array(postPicture),
  origin: z.enum(postOrigins).nullable(),
  source_url: z.string(),
  /** Its pictures are shown to those who ask for them, and it has no cover. */
  is_sensitive: z.boolean(),
  user_id: z.int(),
  /** Whoever made what it shows: the author, or of a work that was ordered its creator. */
  maker_id: z.int(),
  username: z.string(),
  nickname: z.string(),
  avatar: z.string(),
  level: z.int(),
  is_followed: z.boolean(),
  circle: circleLabel.nullable(),
  tags: z.array(tagLabel),
  view_count: z.int(),
  like_count: z.int(),
  comment_count: z.int(),
  share_count: z.int(),
  favorite_count: z.int(),
  is_liked: z.boolean(),
  is_favorited: z.boolean(),
  is_top: z.boolean(),
  is_essence: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
  can: z.object({ edit: z.boolean(), delete: z.boolean(), follow: z.boolean() }),
});
export type Post = z.output<typeof post>;

/** On its own page, with the first of its comments. */
export const postDetail = post.extend({
  comments: z.array(comment),
  /** Of who published it for its author; empty for most. */
  agent_name: z.string(),
  series: seriesPlace.nullable(),
  /** Of a work that was ordered: who made it, and for whom. */
  credits: z.array(
    z.object({
      role: z.enum(['creator', 'client']),
      id: z.int(),
      nickname: z.string(),
      avatar: z.string(),
    }),
  ),
});

export type PostDetail = z.output<typeof postDetail>;

/** Cards on the side: enough to be recognised. */
export const postLabel = z.object({
  id: z.int(),
  title: z.string(),
  cover_image: z.string(),
  view_count: z.int(),
  like_count: z.int(),
  is_liked: z.boolean(),
  nickname: z.string(),
  avatar: z.string(),
});
export type PostLabel = z.output<typeof postLabel>;

const { titleMin, titleMax, contentMax, maxImages, maxTags, captionMax, sourceMax } = limits.post;
const TITLE_LENGTH = `标题长度应在${titleMin}-${titleMax}个字符之间`;

const chosenTags = z.preprocess(
  (raw) => {
    if (raw === undefined || raw === null || raw === '') return [];
    return typeof raw === 'string' ? splitAddresses(raw) : raw;
  },
  z.array(chosenTag, { error: '标签不正确' }).max(maxTags, `最多选择${maxTags}个标签`),
);

const captions = z
  .array(optionalText(captionMax, '图片说明').refine(isStorableLine, UNSTORABLE_TEXT), {
    error: '图片说明格式不正确',
  })
  .max(maxImages, `最多只能上传${maxImages}张图片`);

const origin = z
  .enum(postOrigins, { error: '请选择原创、转载或 AI 辅助' })
  .or(z.literal('').transform(() => null))
  .nullable();

const sourceUrl = z
  .string({ error: '来源链接格式不正确' })
  .trim()
  .max(sourceMax, `来源链接不能超过${sourceMax}个字符`)
  .refine((value) => value === '' || isWebAddress(value), '来源链接要以 http:// 或 https:// 开头')
  .refine(isStorableLine, UNSTORABLE_TEXT);

export const postForm = z.object({
  title: text({
    requiredMessage: '请输入标题',
    min: [titleMin, TITLE_LENGTH],
    max: [titleMax, TITLE_LENGTH],
  }),
  content: z
    .string({ error: '请输入内容' })
    .refine((value) => value.trim() !== '', '请输入内容')
    .refine((value) => value.length <= contentMax, '内容过长'),
  circle_id: optionalId,
  media_urls: pictureAddresses(maxImages),
  cover_image: pictureAddress.optional(),
  tags: chosenTags,
  /** Of the pictures, in their order; those left out have none. */
  captions: captions.optional(),
  origin: origin.optional(),
  source_url: sourceUrl.optional(),
  is_sensitive: z.boolean({ error: '敏感内容的标记不正确' }).optional(),
  /** The series that it joins at the end; null takes it out of its own. */
  series_id: id('无效的合集ID').nullable().optional(),
  /** Instead: a new series that begins with it. */
  series_title: seriesForm.shape.title.optional(),
});
export type PostForm = z.output<typeof postForm>;

/** What is left out of an edit stays as it is; a circle or a series is taken away by null. */
export const postEdit = postForm.partial();
