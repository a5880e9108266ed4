import * as z from 'zod';
import { pageQuery } from '../primitives.ts';
import { picture } from '../uploads/upload.schemas.ts';
import { periodNames, periodOf, subNames, tabNames, tabOf } from './ranking-boards.ts';

/** Rubbish in an address means the first of what there is. */
const tab = z
  .unknown()
  .optional()
  .transform(tabOf)
  .meta({ type: 'string', enum: [...tabNames], default: 'creators' });
const period = z
  .unknown()
  .optional()
  .transform(periodOf)
  .meta({ type: 'string', enum: [...periodNames], default: 'week' });
/** Which sub-tabs there are depends on the tab: `subOf`. */
const sub = z
  .unknown()
  .optional()
  .transform((raw) => (typeof raw === 'string' ? raw : ''))
  .meta({ type: 'string', enum: [...new Set(tabNames.flatMap(subNames))] });

export const rankingQuery = pageQuery().extend({ tab, sub, period });

/** Places won since the period before, below zero for lost ones; null for whoever wasn't on the list then. */
const trend = z.int().nullable();

/** What came in during the period. */
const gained = z.object({ likes: z.int(), followers: z.int(), works: z.int(), orders: z.int() });

export const rankedCreator = z.object({
  place: z.int(),
  id: z.int(),
  name: z.string(),
  level: z.int(),
  avatar: z.string(),
  /** Behind their name: a wide one of their latest works; null when they have shown none. */
  banner: picture.nullable(),
  /** What they write on their posts most often; three at most. */
  tags: z.array(z.string()),
  likes: z.int(),
  followers: z.int(),
  works: z.int(),
  gained,
  points: z.int(),
  badges: z.array(z.object({ kind: z.enum(['business', 'personal', 'streak', 'new']), label: z.string() })),
  trend,
  /** Of their latest works; three at most. */
  covers: z.array(picture),
  is_followed: z.boolean(),
  can: z.object({ follow: z.boolean() }),
});
export type RankedCreator = z.output<typeof rankedCreator>;

export const rankedGame = z.object({
  place: z.int(),
  id: z.int(),
  title: z.string(),
  cover: picture.nullable(),
  developer: z.string(),
  developer_id: z.int(),
  tags: z.array(z.string()),
  /** 0 as long as nobody has rated it. */
  rating: z.number(),
  players: z.int(),
  likes: z.int(),
  /** In yuan. */
  price: z.number(),
  trend,
});
export type RankedGame = z.output<typeof rankedGame>;

export const rankedDemo = z.object({
  id: z.int(),
  title: z.string(),
  cover: picture.nullable(),
  status: z.enum(['open', 'testing', 'soon']),
  statusText: z.string(),
  author: z.string(),
  tags: z.array(z.string()),
  plays: z.int(),
  likes: z.int(),
});
export type RankedDemo = z.output<typeof rankedDemo>;

export const rankedCompetition = z.object({
  id: z.int(),
  title: z.string(),
  cover: picture.nullable(),
  status: z.enum(['open', 'running', 'voting', 'ended']),
  statusText: z.string(),
  participants: z.int(),
  deadline: z.string(),
  /** In yuan. */
  prizePool: z.number(),
});
export type RankedCompetition = z.output<typeof rankedCompetition>;

/** The viewer on a list of creators. */
export const ownPlace = z.object({
  /** Null for whoever isn't on the list. */
  place: z.int().nullable(),
  likes: z.int(),
  followers: z.int(),
  works: z.int(),
  gained,
  points: z.int(),
  trend,
  /** The next round place, and about how many people's likes are missing; null where nobody can say. */
  next: z.object({ place: z.int(), likes: z.int() }).nullable(),
});
export type OwnPlace = z.output<typeof ownPlace>;

/** One of the four lists is filled, by the tab. */
export const ranking = z.object({
  tab: z.enum(['creators', 'games', 'demos', 'competition']),
  sub: z.string(),
  period: z.enum(['week', 'month', 'all']),
  creators: z.array(rankedCreator),
  games: z.array(rankedGame),
  demos: z.array(rankedDemo),
  competitions: z.array(rankedCompetition),
  /** Null for visitors, and on lists that people don't stand on. */
  own: ownPlace.nullable(),
  /** The end of the period, when the list was made; null as long as there is none. */
  computed_at: z.string().nullable(),
  total: z.int(),
  per_page: z.int(),
  current_page: z.int(),
  last_page: z.int(),
});
export type Ranking = z.output<typeof ranking>;
