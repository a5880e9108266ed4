import { contestStatuses } from '@zaojie/contract/contests/contest-words';
import type { ContestDraft, OwnContest } from '@zaojie/contract/contests/contest.schemas';
import { yuanOf } from '@zaojie/contract/money';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Viewer } from '../../../frame/context.ts';
import { availableFenOf } from '../../ledger/index.ts';
import { contestCanOf, missingOf } from '../contest.policy.ts';
import { contestColumns, type LockedContest } from '../contest.queries.ts';
import { viewPrizes } from '../contest.view.ts';

export type DraftRow = LockedContest & { updated_at: Date; available_fen: number };

export const draftColumns = sql`${contestColumns}, ${availableFenOf(sql.ref('c.organiser_id'))}::bigint as available_fen`;

/** Only of its own organiser. */
export async function findDraft(db: Db, id: number, organiserId: number): Promise<DraftRow | null> {
  const { rows } = await sql<DraftRow>`
    select ${draftColumns} from contests c where c.id = ${id} and c.organiser_id = ${organiserId}`.execute(
    db,
  );
  return rows[0] ?? null;
}

export const missingFenOf = (row: Pick<DraftRow, 'prize_pool_fen' | 'available_fen'>): number =>
  Math.max(0, row.prize_pool_fen - row.available_fen);

export function viewOwn(row: DraftRow, viewer: Viewer, now: Date): OwnContest {
  return {
    id: row.id,
    status: row.status,
    status_label: contestStatuses[row.status],
    title: row.title,
    summary: row.summary,
    category: row.category,
    cover: row.cover,
    prize_pool: yuanOf(row.prize_pool_fen),
    starts_at: row.starts_at?.toISOString() ?? null,
    reason: row.reason,
    updated_at: row.updated_at.toISOString(),
    can: contestCanOf(row, viewer, { now, isRegistered: false }),
  };
}

export function viewDraft(row: DraftRow, viewer: Viewer, now: Date): ContestDraft {
  const isWaiting = row.status === 'draft' || row.status === 'proposed' || row.status === 'rejected';
  return {
    ...viewOwn(row, viewer, now),
    theme: row.theme,
    theme_note: row.theme_note,
    rules: row.rules,
    prizes: viewPrizes(row.prizes),
    criteria: row.criteria,
    sponsors: row.sponsors,
    team_max: row.team_max,
    registration_opens_at: row.registration_opens_at?.toISOString() ?? null,
    submissions_close_at: row.submissions_close_at?.toISOString() ?? null,
    voting_closes_at: row.voting_closes_at?.toISOString() ?? null,
    announce_at: row.announce_at?.toISOString() ?? null,
    missing: missingOf(row),
    balance_missing: isWaiting ? yuanOf(missingFenOf(row)) : 0,
  };
}
