import type { ContestCategory, ContestStatus } from '@zaojie/contract/contests/contest-words';
import type { Picture } from '@zaojie/contract/uploads/upload.schemas';
import { sql, type RawBuilder } from 'kysely';
import type { Sql } from '../../db/statement.ts';
import { shownName } from '../users/index.ts';

export type CardRow = {
  id: number;
  organiser_id: number;
  nickname: string;
  avatar: string;
  status: ContestStatus;
  category: ContestCategory;
  title: string;
  summary: string;
  cover: Picture | null;
  prize_pool_fen: number;
  team_max: number;
  participant_count: number;
  team_count: number;
  entry_count: number;
  registration_opens_at: Date;
  starts_at: Date;
  submissions_close_at: Date;
  voting_closes_at: Date;
  announce_at: Date;
  is_registered: boolean;
};

export const cardColumns = sql`c.id, c.organiser_id, ${shownName()} as nickname, u.avatar, c.status, c.category, c.title,
  c.summary, c.cover, c.prize_pool_fen, c.team_max, c.participant_count, c.team_count, c.entry_count,
  c.registration_opens_at, c.starts_at, c.submissions_close_at, c.voting_closes_at, c.announce_at`;

/** Whether the viewer is in a team of it; visitors are in none. */
export function isRegistered(viewerId: number | null, contestId: Sql): RawBuilder<boolean> {
  return viewerId === null
    ? sql<boolean>`false`
    : sql<boolean>`exists (select from contest_members mine
        where mine.contest_id = ${contestId} and mine.user_id = ${viewerId} and mine.joined_at is not null)`;
}
