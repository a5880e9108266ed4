import * as z from 'zod';
import { limits } from '../limits.ts';
import { id, optionalText, text } from '../primitives.ts';
import { pictureAddress } from '../uploads/file-addresses.schemas.ts';

const { titleMax, descriptionMax } = limits.series;

export const series = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  /** The one that was chosen while it stands in its posts, or that of the first post that has one. */
  cover_image: z.string(),
  /** Whether the cover is the chosen one. */
  is_cover_chosen: z.boolean(),
  posts_count: z.int(),
  user: z.object({ id: z.int(), nickname: z.string(), avatar: z.string() }),
  created_at: z.string(),
  updated_at: z.string(),
  /** Whether the post that was asked about stands in it. */
  holds: z.boolean(),
  can: z.object({ edit: z.boolean() }),
});
export type Series = z.output<typeof series>;

export const seriesPost = z.object({
  id: z.int(),
  title: z.string(),
  summary: z.string(),
  cover_image: z.string(),
  view_count: z.int(),
  like_count: z.int(),
  comment_count: z.int(),
  created_at: z.string(),
});
export type SeriesPost = z.output<typeof seriesPost>;

/** A picture of one of its posts, to choose a cover from. */
export const seriesPicture = z.object({ post_id: z.int(), url: z.string() });
export type SeriesPicture = z.output<typeof seriesPicture>;

/** In the order that they are read in. */
export const seriesDetail = series.extend({ posts: z.array(seriesPost) });
export type SeriesDetail = z.output<typeof seriesDetail>;

const neighbour = z.object({ id: z.int(), title: z.string() });

/** Where a post stands in its series: the third of twelve, and what comes before and after. */
export const seriesPlace = z.object({
  id: z.int(),
  title: z.string(),
  position: z.int(),
  posts_count: z.int(),
  previous: neighbour.nullable(),
  next: neighbour.nullable(),
});
export type SeriesPlace = z.output<typeof seriesPlace>;

export const seriesForm = z.object({
  title: text({ requiredMessage: '请输入合集标题', max: [titleMax, `合集标题不能超过${titleMax}个字符`] }),
  description: optionalText(descriptionMax, '合集简介').default(''),
});

/** What is left out stays. */
export const seriesEdit = z.object({
  title: seriesForm.shape.title.optional(),
  description: optionalText(descriptionMax, '合集简介').optional(),
  /** A picture of a post that stands in it; null for the one that is found by itself. */
  cover: z
    .object({ post_id: id('无效的帖子ID'), url: pictureAddress }, { error: '封面格式不正确' })
    .nullable()
    .optional(),
});
