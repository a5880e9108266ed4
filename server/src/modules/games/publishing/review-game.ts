import type {
  listGamesToReview as listEndpoint,
  reviewGame as reviewEndpoint,
} from '@zaojie/contract/games/game-publishing.endpoints';
import { gameErrors } from '@zaojie/contract/games/game.errors';
import type { PendingGame } from '@zaojie/contract/games/game.schemas';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { Answer, type Action } from '../../../frame/action.ts';
import { pageOf } from '../../../frame/paging.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { record } from '../../audit/index.ts';
import { cardsQuery } from '../game-rows.ts';
import { lockGame } from '../game.queries.ts';
import { viewOwn, type OwnRow } from './list-own.ts';
import { moveGame } from './move-game.ts';

type PendingRow = OwnRow & { found_words: string[]; submitted_at: Date | null };

function pendingQuery(page: RawBuilder<unknown>): RawBuilder<PendingRow> {
  const more = sql`, g.description, g.found_words, g.submitted_at`;
  return cardsQuery<PendingRow>(page, { viewerId: null, more });
}

export function toReviewQuery({ limit, offset }: { limit: number; offset: number }) {
  return pendingQuery(sql`
    select g.id, row_number() over (order by g.submitted_at, g.id) as ord from games g
    where g.status = 'pending' and g.deleted_at is null order by g.submitted_at, g.id limit ${limit} offset ${offset}`);
}

function viewPending(row: PendingRow): PendingGame {
  const { can: _can, ...game } = viewOwn(row);
  return {
    ...game,
    description: row.description,
    found_words: row.found_words,
    submitted_at: row.submitted_at?.toISOString() ?? null,
  };
}

export async function countToReview(db: Db): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from games where status = 'pending' and deleted_at is null`.execute(db);
  return rows[0]?.total ?? 0;
}

export const listGamesToReview: Action<typeof listEndpoint> = async ({ db }, { query }) => {
  const { page, per_page: perPage } = query;
  const [{ rows }, total] = await Promise.all([
    toReviewQuery({ limit: perPage, offset: (page - 1) * perPage }).execute(db),
    countToReview(db),
  ]);
  return pageOf(rows.map(viewPending), { total, page, perPage });
};

const said = { approve: '已通过', reject: '已退回', hold: '已收回审核' } as const;

export const reviewGame: Action<typeof reviewEndpoint> = async (context, { body }) => {
  const { id, verdict, reason } = body;
  const now = context.now();
  const row = await context.transaction(async (tx) => {
    const game = await lockGame(tx, id);
    // Drafts are nobody's business but their owner's.
    if (!game || game.status === 'draft') throw new Refusal(gameErrors.notFound);
    await moveGame(tx, game, { move: verdict, role: 'moderator', now, reason });
    const deed = { actorId: context.viewer.userId, subject: 'game' as const, subjectId: id, reason };
    await record(tx, { ...deed, deed: `game.${verdict}` }, now);
    return (await pendingQuery(sql`select ${id}::bigint as id, 1 as ord`).execute(tx)).rows[0];
  });
  if (!row) throw new Error(`game ${id} is gone in its own transaction`);
  return new Answer(said[verdict], viewPending(row));
};
