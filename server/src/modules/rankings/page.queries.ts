import type { RankingPeriod } from '@zaojie/contract/rankings/ranking-boards';
import type { Picture } from '@zaojie/contract/uploads/upload.schemas';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/database.ts';
import { statement, type Placeholders, type Sql } from '../../db/statement.ts';
import { shownGames } from '../games/index.ts';
import { latestCovers } from '../posts/index.ts';
import { showcaseOfCreator, verificationOfCreator, type Verification } from '../storefronts/index.ts';
import { shownDemos } from '../programs/index.ts';
import { pictureAt } from '../uploads/index.ts';
import { personColumns } from '../users/index.ts';
import type { Board } from './snapshot.queries.ts';

export type BoardName = { board: Board; category: string; period: RankingPeriod };
export type PageValues = BoardName & { from: number; to: number };

export type Gained = { likes: number; followers: number; works: number; orders: number };

/** What a person is shown by, whatever list they stand on. */
export type PersonFigures = { likes: number; followers: number; works: number };

export type CreatorEntryRow = PersonFigures & {
  place: number;
  points: number;
  trend: number | null;
  streak: number;
  details: Gained & { tags: string[] };
  id: number;
  nickname: string;
  avatar: string;
  level: number;
  background: Picture | null;
  covers: Picture[];
  verification: Verification | null;
};

/** Of each list: when its period ended and how long it is. */
export type ListRow = { ends_at: Date; entry_count: number };
export type PageRow<Entry> = ListRow & { entry: Entry | null };

/** Of which the first three are shown, and a wide one hangs behind the name. */
const COVERS = 6;

export function latestList(p: Placeholders<BoardName>): Sql {
  return sql`(select id, ends_at, entry_count from ranking_snapshots
    where board = ${p.board} and category = ${p.category} and period = ${p.period} order by day desc limit 1)`;
}

/** Whoever keeps works shows these; whoever keeps none is shown by posts with pictures. */
export const figureColumns = sql`u.like_count as likes, u.follower_count as followers,
  case when u.shown_work_count > 0 then u.shown_work_count else u.work_count end as works`;

export function creatorPageQuery(p: Placeholders<PageValues>): RawBuilder<PageRow<CreatorEntryRow>> {
  return sql<PageRow<CreatorEntryRow>>`
    select list.ends_at, list.entry_count, to_json(entry) as entry from ${latestList(p)} list
    left join lateral (
      select e.place, e.points, e.trend, e.streak, e.details, ${personColumns()}, u.score as level, ${figureColumns},
        ${pictureAt(sql`u.background`)} as background,
        coalesce(${showcaseOfCreator(sql`u.id`, COVERS)}, ${latestCovers(sql`u.id`, COVERS)}) as covers,
        ${verificationOfCreator(sql`u.id`)} as verification
      from ranking_entries e join users u on u.id = e.subject_id
      where e.snapshot_id = list.id and e.place between ${p.from}::int and ${p.to}::int
    ) entry on true
    order by entry.place`;
}

const creatorPage = statement(creatorPageQuery);

export async function findCreatorPage(db: Db, values: PageValues): Promise<PageRow<CreatorEntryRow>[]> {
  return creatorPage(db, values);
}

export type GameEntryRow = {
  place: number;
  trend: number | null;
  id: number;
  user_id: number;
  nickname: string;
  title: string;
  cover: Picture | null;
  type_mask: number;
  tags: string[];
  price_fen: number;
  rating: number;
  players: number;
  likes: number;
};

export function gamePageQuery(p: Placeholders<PageValues>): RawBuilder<PageRow<GameEntryRow>> {
  return sql<PageRow<GameEntryRow>>`
    select list.ends_at, list.entry_count, to_json(entry) as entry from ${latestList(p)} list
    left join lateral (
      select e.place, e.trend, game.* from ranking_entries e join ${shownGames()} game on game.id = e.subject_id
      where e.snapshot_id = list.id and e.place between ${p.from}::int and ${p.to}::int
    ) entry on true
    order by entry.place`;
}

const gamePage = statement(gamePageQuery);

export async function findGamePage(db: Db, values: PageValues): Promise<PageRow<GameEntryRow>[]> {
  return gamePage(db, values);
}

export type DemoEntryRow = {
  id: number;
  user_id: number;
  nickname: string;
  title: string;
  cover: Picture | null;
  genre_mask: number;
  kind: 'play' | 'download';
  plays: number;
  likes: number;
};

export function demoPageQuery(p: Placeholders<PageValues>): RawBuilder<PageRow<DemoEntryRow>> {
  return sql<PageRow<DemoEntryRow>>`
    select list.ends_at, list.entry_count, to_json(entry) as entry from ${latestList(p)} list
    left join lateral (
      select e.place, demo.* from ranking_entries e join ${shownDemos()} demo on demo.id = e.subject_id
      where e.snapshot_id = list.id and e.place between ${p.from}::int and ${p.to}::int
    ) entry on true
    order by entry.place`;
}

const demoPage = statement(demoPageQuery);

export async function findDemoPage(db: Db, values: PageValues): Promise<PageRow<DemoEntryRow>[]> {
  return demoPage(db, values);
}
