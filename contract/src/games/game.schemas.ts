import * as z from 'zod';
import { id, idList, optionalId, paged, pageQuery } from '../primitives.ts';
import { fenOf } from '../money.ts';
import { picture } from '../uploads/upload.schemas.ts';
import { gameLimits } from './game-limits.ts';
import {
  gameAccesses,
  gameOrderNames,
  gamePlatforms,
  gameStatusNames,
  gameTypes,
  purchaseStatusNames,
} from './game-words.ts';

export function gameId() {
  return id('无效的游戏ID');
}

export const gameCard = z.object({
  id: z.int(),
  title: z.string(),
  summary: z.string(),
  /** Address of the largest size; empty only for drafts. */
  cover_image: z.string(),
  cover: picture.nullable(),
  /** Yuan; 0 is free. */
  price: z.number(),
  access: z.enum(gameAccesses),
  user_id: z.int(),
  nickname: z.string(),
  /** Names. */
  game_type: z.array(z.string()),
  platform: z.array(z.string()),
  /** From 1 to 5 with one decimal; 0 while nobody has rated. */
  rating: z.number(),
  rating_count: z.int(),
  comment_count: z.int(),
  like_count: z.int(),
  view_count: z.int(),
  is_owned: z.boolean(),
  /** When it was first published, or made. */
  created_at: z.string(),
});
export type GameCard = z.output<typeof gameCard>;
export const gamePage = paged(gameCard);

/** A bound in yuan as an address says it; what is no amount counts as left out. */
const priceBound = z
  .unknown()
  .optional()
  .transform((raw) => (typeof raw === 'string' || typeof raw === 'number' ? fenOf(raw) : null))
  .meta({ type: 'number', minimum: 0 });

export const gameQuery = pageQuery(gameLimits.pageSize).extend({
  order: z.enum(gameOrderNames).catch('new').default('new'),
  game_type: idList(gameTypes.length),
  platform: idList(gamePlatforms.length),
  price_min: priceBound,
  price_max: priceBound,
  /** The games of one developer. */
  user_id: optionalId,
});

const word = z.object({ id: z.int(), name: z.string(), count: z.int() });
export const gameCategories = z.object({
  game_type: z.object({ list: z.array(word) }),
  platform: z.object({ list: z.array(word) }),
  sort: z.object({
    list: z.array(z.object({ id: z.enum(gameOrderNames), name: z.string(), count: z.int() })),
  }),
  /** Yuan, of what is published. */
  price: z.object({ min: z.number(), max: z.number() }),
});
export type GameCategories = z.output<typeof gameCategories>;

export const gameBuild = z.object({
  id: z.int(),
  platform: z.int(),
  platform_name: z.string(),
  version: z.string(),
  notes: z.string(),
  name: z.string(),
  size: z.int(),
  sha256: z.string(),
  created_at: z.string(),
});
export type GameBuild = z.output<typeof gameBuild>;

export const gamePurchase = z.object({
  status: z.enum(purchaseStatusNames),
  status_label: z.string(),
  /** Yuan that were paid. */
  price: z.number(),
  /** Null where nothing can be given back any more. */
  refundable_until: z.string().nullable(),
  downloaded_at: z.string().nullable(),
  created_at: z.string(),
});
export type GamePurchase = z.output<typeof gamePurchase>;

export const gameDeveloper = z.object({
  id: z.int(),
  nickname: z.string(),
  avatar: z.string(),
  is_verified: z.boolean(),
  /** Published ones. */
  games_count: z.int(),
  followers_count: z.int(),
  is_followed: z.boolean(),
  can: z.object({ follow: z.boolean() }),
});

/** What the viewer may do now. */
export const gameCan = z.object({
  comment: z.boolean(),
  rate: z.boolean(),
  like: z.boolean(),
  acquire: z.boolean(),
  refund: z.boolean(),
  download: z.boolean(),
  edit: z.boolean(),
  publish: z.boolean(),
  withdraw: z.boolean(),
  delete: z.boolean(),
  /** An administrator's, of what waits for one. */
  review: z.boolean(),
});
export type GameCan = z.output<typeof gameCan>;

export const gameDetail = gameCard.extend({
  description: z.string(),
  tags: z.array(z.string()),
  game_type_ids: z.array(z.int()),
  platform_ids: z.array(z.int()),
  languages: z.array(z.string()),
  language_ids: z.array(z.int()),
  screenshots: z.array(picture),
  /** `video` plays here, `link` opens the developer's address. */
  trailer: z.object({ kind: z.enum(['video', 'link']), url: z.string() }).nullable(),
  /** The developer's address, or empty. Open it by POST /game/open so that it counts. */
  link: z.string(),
  version: z.string(),
  /** Bytes of the largest file of the latest version; null without files. */
  size: z.int().nullable(),
  /** The latest of each platform first; older ones stay until they are removed. */
  builds: z.array(gameBuild),
  /** What each version brought, the latest first. */
  updates: z.array(z.object({ version: z.string(), notes: z.string(), created_at: z.string() })),
  /** From five stars to one. */
  rating_histogram: z.array(z.object({ rating: z.int(), count: z.int() })),
  /** Of the last 30 days; null when nobody rated in them. */
  recent_rating: z.number().nullable(),
  /** Everybody who got it here. */
  player_count: z.int(),
  download_count: z.int(),
  /** People a day who opened or downloaded it. */
  play_count: z.int(),
  developer: gameDeveloper,
  is_liked: z.boolean(),
  is_owner: z.boolean(),
  my_purchase: gamePurchase.nullable(),
  /** What the viewer rated: sending a rating again replaces both. */
  my_review: z.object({ comment_id: z.int(), rating: z.int(), content: z.string() }).nullable(),
  related: z.array(gameCard),
  status: z.enum(gameStatusNames),
  status_label: z.string(),
  /** Why it was turned down, for its owner. */
  review_reason: z.string(),
  can: gameCan,
});
export type GameDetail = z.output<typeof gameDetail>;

/** One's own game, in whatever state. */
export const ownGame = gameCard.extend({
  status: z.enum(gameStatusNames),
  status_label: z.string(),
  review_reason: z.string(),
  player_count: z.int(),
  updated_at: z.string(),
  can: gameCan.pick({ edit: true, publish: true, withdraw: true, delete: true }),
});
export type OwnGame = z.output<typeof ownGame>;

/** A game that somebody got here. It stays theirs when it is taken down. */
export const ownedGame = gameCard.extend({
  purchase: gamePurchase,
  builds: z.array(gameBuild),
  is_available: z.boolean(),
  can: gameCan.pick({ refund: true, download: true }),
});
export type OwnedGame = z.output<typeof ownedGame>;

export const pendingGame = ownGame.omit({ can: true }).extend({
  description: z.string(),
  /** What the filter found. */
  found_words: z.array(z.string()),
  submitted_at: z.string().nullable(),
});
export type PendingGame = z.output<typeof pendingGame>;
