import { gameLimits } from '@zaojie/contract/games/game-limits';
import type { PurchaseStatus } from '@zaojie/contract/games/game-words';
import type { Picture } from '@zaojie/contract/uploads/upload.schemas';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { statement, type Placeholders, type Sql } from '../../../db/statement.ts';
import { isVerified } from '../../storefronts/index.ts';
import { hasBlocked, isFollowing } from '../../users/index.ts';
import { cardsQuery, type CardRow } from '../game-rows.ts';
import { cardsOfNear } from './related.sql.ts';

/** A file as its row has it; moments come as text where they come in JSON. */
export type BuildRow = {
  id: number;
  platform: number;
  version: string;
  notes: string;
  name: string;
  byte_size: number;
  sha256: string;
  created_at: Date | string;
};

export type PurchaseRow = {
  id: number;
  status: PurchaseStatus;
  paid_fen: number;
  settle_at: Date | string | null;
  downloaded_at: Date | string | null;
  created_at: Date | string;
};

export type DetailRow = CardRow & {
  description: string;
  tags: string[];
  language_mask: number;
  screenshots: Picture[];
  trailer_video: string;
  trailer_link: string;
  rated: [one: number, two: number, three: number, four: number, five: number];
  download_count: number;
  play_count: number;
  avatar: string;
  follower_count: number;
  game_count: number;
  is_verified: boolean;
  is_following: boolean;
  is_developer_blocked: boolean;
  has_developer_blocked_viewer: boolean;
  is_liked: boolean;
  builds: BuildRow[];
  recent_rating: number | null;
  my_purchase: PurchaseRow | null;
  my_review: { comment_id: number; rating: number; content: string } | null;
  related: CardRow[];
};

export const buildsOf = (gameId: Sql) => sql<BuildRow[]>`(
  select coalesce(json_agg(json_build_object('id', b.id, 'platform', b.platform, 'version', b.version, 'notes', b.notes,
    'name', b.name, 'byte_size', b.byte_size, 'sha256', b.sha256, 'created_at', b.created_at) order by b.id desc), '[]'::json)
  from game_builds b where b.game_id = ${gameId})`;

export const purchaseJson = sql`json_build_object('id', p.id, 'status', p.status, 'paid_fen', p.paid_fen,
  'settle_at', p.settle_at, 'downloaded_at', p.downloaded_at, 'created_at', p.created_at)`;

/** More than these say nothing new. */
const RECENT_MOST = sql.lit(500);

const recentRating = (now: Sql) => sql`(
  select round(avg(r.rating), 1)::float8 from (
    select c.rating from game_comments c
    where c.game_id = g.id and c.rating is not null and c.deleted_at is null
      and c.rated_at > ${now}::timestamptz - interval '${sql.raw(String(gameLimits.recentDays))} days'
    order by c.rated_at desc limit ${RECENT_MOST}) r)`;

/** What a visitor is and has done is known without asking. */
const visitorFlags = sql`false as is_following, false as is_developer_blocked, false as has_developer_blocked_viewer,
  false as is_liked, null::json as my_purchase, null::json as my_review`;

const viewerFlags = (viewer: Sql) => sql`
  ${isFollowing(viewer, sql.ref('g.user_id'))} as is_following,
  ${hasBlocked(viewer, sql.ref('g.user_id'))} as is_developer_blocked,
  ${hasBlocked(sql.ref('g.user_id'), viewer)} as has_developer_blocked_viewer,
  exists (select from game_likes l where l.game_id = g.id and l.user_id = ${viewer}) as is_liked,
  (select ${purchaseJson} from game_purchases p
    where p.game_id = g.id and p.user_id = ${viewer} and p.status <> 'refunded') as my_purchase,
  (select json_build_object('comment_id', c.id, 'rating', c.rating, 'content', c.content) from game_comments c
    where c.game_id = g.id and c.user_id = ${viewer} and c.rating is not null and c.deleted_at is null) as my_review`;

type Asked = { id: number; viewerId: number; now: Date; near: readonly number[] };

export function detailQuery(hasViewer: boolean, v: Placeholders<Asked>): RawBuilder<DetailRow> {
  const viewer = hasViewer ? v.viewerId : null;
  const more = sql`, g.description, g.tags, g.language_mask, g.screenshots, g.trailer_video, g.trailer_link,
    array[s.rated_1, s.rated_2, s.rated_3, s.rated_4, s.rated_5] as rated, s.download_count, s.play_count,
    u.avatar, u.follower_count, coalesce(d.game_count, 0) as game_count,
    ${isVerified(sql.ref('g.user_id'))} as is_verified, ${buildsOf(sql.ref('g.id'))} as builds,
    ${recentRating(v.now)} as recent_rating, ${viewer ? viewerFlags(viewer) : visitorFlags},
    ${cardsOfNear(v.near, viewer)} as related`;
  return cardsQuery<DetailRow>(
    sql`select id, 1 as ord from games where id = ${v.id} and deleted_at is null`,
    {
      viewerId: viewer,
      more,
      joins: sql`left join game_developers d on d.user_id = g.user_id`,
    },
  );
}
const finding = (hasViewer: boolean) => statement<Asked, DetailRow>((v) => detailQuery(hasViewer, v));
const forVisitors = finding(false);
const forMembers = finding(true);

export async function findGame(
  db: Db,
  asked: Omit<Asked, 'viewerId'> & { viewerId: number | null },
): Promise<DetailRow | null> {
  const { viewerId } = asked;
  const find = viewerId === null ? forVisitors : forMembers;
  return (await find(db, { ...asked, viewerId: viewerId ?? 0 }))[0] ?? null;
}
