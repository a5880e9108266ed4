import {
  contestStatuses,
  type ContestCategory,
  type ContestStatus,
} from '@zaojie/contract/contests/contest-words';
import { yuanOf } from '@zaojie/contract/money';
import { RANKING_DEPTH } from '@zaojie/contract/rankings/ranking-boards';
import type { RankedCompetition } from '@zaojie/contract/rankings/ranking.schemas';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { CardRow } from './contest-rows.ts';

type RankedRow = Pick<
  CardRow,
  | 'id'
  | 'title'
  | 'cover'
  | 'participant_count'
  | 'prize_pool_fen'
  | 'starts_at'
  | 'submissions_close_at'
  | 'voting_closes_at'
> & { status: ContestStatus };

/** Since when a contest must have gone on to stand on a list; null: whenever. */
export type Ranked = { category: ContestCategory; since: Date | null; limit: number; offset: number };

const listed = ({ category, since }: Pick<Ranked, 'category' | 'since'>) =>
  sql`c.category = ${category} and c.list_tab is not null
    and ${since === null ? sql`true` : sql`c.voting_closes_at > ${since}`}`;

/** The largest first. */
export function rankedQuery(asked: Ranked): RawBuilder<RankedRow> {
  return sql<RankedRow>`
    select c.id, c.title, c.cover, c.status, c.participant_count, c.prize_pool_fen, c.starts_at, c.submissions_close_at,
      c.voting_closes_at
    from contests c where ${listed(asked)}
    order by c.participant_count desc, c.id desc limit ${asked.limit} offset ${asked.offset}`;
}

const shownStatus = { open: 'open', running: 'running', voting: 'voting' } as const;
const isLive = (status: ContestStatus): status is keyof typeof shownStatus => status in shownStatus;

/** What people look at is the hour they can still do something by. */
function deadlineOf(row: RankedRow): Date {
  if (row.status === 'open') return row.starts_at;
  return row.status === 'running' ? row.submissions_close_at : row.voting_closes_at;
}

const view = (row: RankedRow): RankedCompetition => ({
  id: row.id,
  title: row.title,
  cover: row.cover,
  status: isLive(row.status) ? shownStatus[row.status] : 'ended',
  statusText: contestStatuses[row.status],
  participants: row.participant_count,
  deadline: deadlineOf(row).toISOString(),
  prizePool: yuanOf(row.prize_pool_fen),
});

export async function listRankedContests(
  db: Db,
  asked: Ranked,
): Promise<{ competitions: RankedCompetition[]; total: number }> {
  const [{ rows }, counted] = await Promise.all([
    rankedQuery(asked).execute(db),
    sql<{ total: number }>`
      select count(*)::int as total from (
        select from contests c where ${listed(asked)} limit ${RANKING_DEPTH}) standing`.execute(db),
  ]);
  return { competitions: rows.map(view), total: counted.rows[0]?.total ?? 0 };
}
