import * as z from 'zod';
import { keyword, pageQuery, paged } from '../primitives.ts';
import { searchOrderNames, searchTimeNames } from './search-words.ts';

export const searchTypes = [
  'post',
  'user',
  'game',
  'asset',
  'tag',
  'circle',
  'bounty',
  'activity',
  'project',
] as const;
export type SearchType = (typeof searchTypes)[number];

/** The dropdown says `posts`; every type may come in the plural. */
function readType(raw: unknown): SearchType {
  const word = typeof raw === 'string' ? raw.trim().toLowerCase() : '';
  const found = searchTypes.find((type) => word === type || word === pluralOf(type));
  return found ?? 'post';
}

function pluralOf(type: SearchType): string {
  return type === 'bounty' || type === 'activity' ? `${type.slice(0, -1)}ies` : `${type}s`;
}

export const searchQuery = pageQuery().extend({
  keyword,
  type: z
    .unknown()
    .optional()
    .transform(readType)
    .meta({ type: 'string', enum: [...searchTypes], default: 'post' }),
  /** Of the type asked for; without effect on users, tags and circles. */
  order: z.enum(searchOrderNames).catch('best').default('best'),
  /** How long ago at most; users, tags and circles are found whenever they came. */
  within: z.enum(searchTimeNames).catch('any').default('any'),
});

/**
 * One result of any type: each fills the fields it has. Texts are plain; what to mark in them is in `terms`, so that
 * no highlight can break or smuggle markup.
 */
export const searchHit = z.object({
  id: z.int(),
  type: z.enum(searchTypes),
  /** Post, game, asset, bounty, activity, project: the title. Tag and circle: the name. */
  title: z.string().optional(),
  name: z.string().optional(),
  /** The part of the text where the match is. */
  content: z.string().optional(),
  cover_image: z.string().optional(),
  icon: z.string().optional(),
  /** Epoch seconds. */
  createtime: z.int().optional(),
  views: z.int().optional(),
  likes: z.int().optional(),
  comments: z.int().optional(),
  /** Of a game: yuan, 0 is free; and from 1 to 5, 0 while nobody has rated. */
  price: z.number().optional(),
  rating: z.number().optional(),
  user: z.object({ id: z.int(), avatar: z.string(), nickname: z.string() }).optional(),
  username: z.string().optional(),
  nickname: z.string().optional(),
  avatar: z.string().optional(),
  bio: z.string().optional(),
  posts_count: z.int().optional(),
  followers_count: z.int().optional(),
  is_followed: z.boolean().optional(),
  can: z.object({ follow: z.boolean() }).optional(),
});
export type SearchHit = z.output<typeof searchHit>;

export const searchResult = z.object({
  keyword: z.string(),
  type: z.enum(searchTypes),
  /** What to mark in titles and texts, longest first. */
  terms: z.array(z.string()),
  data: paged(searchHit),
  /** The best few of each kind, as the dropdown shows them. */
  posts: z.array(searchHit),
  users: z.array(searchHit),
  games: z.array(searchHit),
  assets: z.array(searchHit),
  /** How many of each type match; counting stops at `limits.search.countCap`. */
  counts: z.object({
    post: z.int(),
    user: z.int(),
    game: z.int(),
    asset: z.int(),
    tag: z.int(),
    circle: z.int(),
    bounty: z.int(),
    activity: z.int(),
    project: z.int(),
  }),
});
export type SearchResult = z.output<typeof searchResult>;
