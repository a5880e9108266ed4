import type { PurchaseStatus } from '@zaojie/contract/games/game-words';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import { scheduleJob } from '../../../platform/jobs/schedule-job.ts';
import type { PurchaseRow } from '../detail/detail.queries.ts';

declare module '../../../platform/jobs/job-types.ts' {
  interface AppJobs {
    'settle-game-purchase': { purchaseId: number };
  }
}

export type HeldPurchase = PurchaseRow & {
  game_id: number;
  user_id: number;
  seller_id: number;
  fee_fen: number;
};

export const settleKey = (purchaseId: number) => `settle-game-purchase:${purchaseId}`;

const columns = [
  'id',
  'game_id',
  'user_id',
  'seller_id',
  'status',
  'paid_fen',
  'fee_fen',
  'settle_at',
  'downloaded_at',
  'created_at',
] as const;

/** What somebody has of a game; what was given back counts as nothing. */
export async function findPurchase(db: Db, gameId: number, userId: number): Promise<HeldPurchase | null> {
  const row = await db
    .selectFrom('game_purchases')
    .select(columns)
    .where('game_id', '=', gameId)
    .where('user_id', '=', userId)
    .where('status', '<>', 'refunded')
    .executeTakeFirst();
  return (row as HeldPurchase | undefined) ?? null;
}

/** The same, held: giving back, paying out and downloading take turns. */
export async function lockPurchase(tx: Tx, id: number): Promise<HeldPurchase | null> {
  const row = await tx
    .selectFrom('game_purchases')
    .select(columns)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return (row as HeldPurchase | undefined) ?? null;
}

export type NewPurchase = {
  gameId: number;
  userId: number;
  sellerId: number;
  paidFen: number;
  feeFen: number;
  settleAt: Date;
  now: Date;
};

export async function insertPurchase(tx: Tx, purchase: NewPurchase): Promise<HeldPurchase> {
  const isFree = purchase.paidFen === 0;
  const row = await tx
    .insertInto('game_purchases')
    .values({
      game_id: purchase.gameId,
      user_id: purchase.userId,
      seller_id: purchase.sellerId,
      status: isFree ? 'free' : 'held',
      paid_fen: purchase.paidFen,
      fee_fen: purchase.feeFen,
      settle_at: isFree ? null : purchase.settleAt,
      created_at: purchase.now,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  const made = row as HeldPurchase;
  await movePlayers(tx, purchase.gameId, { players: 1 });
  if (!isFree) {
    const key = settleKey(made.id);
    await scheduleJob(tx, 'settle-game-purchase', { purchaseId: made.id }, { runAt: purchase.settleAt, key });
  }
  return made;
}

export async function endPurchase(
  tx: Tx,
  purchase: HeldPurchase,
  status: Extract<PurchaseStatus, 'settled' | 'refunded'>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('game_purchases')
    .set({ status, ended_at: now })
    .where('id', '=', purchase.id)
    .execute();
  if (status === 'refunded') await movePlayers(tx, purchase.game_id, { players: -1 });
}

async function movePlayers(
  tx: Tx,
  gameId: number,
  by: { players?: number; downloads?: number },
): Promise<void> {
  await sql`
    update game_stats set player_count = player_count + ${by.players ?? 0},
      download_count = download_count + ${by.downloads ?? 0}
    where game_id = ${gameId}`.execute(tx);
}

/** Writes down that somebody fetches a file; the first time says so, and ends the right to give the game back. */
export async function markDownloaded(
  tx: Tx,
  purchase: HeldPurchase,
  buildId: number,
  now: Date,
): Promise<number> {
  if (purchase.downloaded_at === null) {
    await tx
      .updateTable('game_purchases')
      .set({ downloaded_at: now })
      .where('id', '=', purchase.id)
      .execute();
    await movePlayers(tx, purchase.game_id, { downloads: 1 });
  }
  const { rows } = await sql<{ id: number }>`
    insert into game_downloads as d (purchase_id, build_id, created_at) values (${purchase.id}, ${buildId}, ${now})
    on conflict (purchase_id, build_id) do update set created_at = d.created_at returning id`.execute(tx);
  return rows[0]?.id ?? 0;
}

/** The game that a purchase was of, for the lists of money. */
export function titleOfPurchase(purchaseId: ReturnType<typeof sql.ref>) {
  return sql<string | null>`(select g.title from game_purchases p join games g on g.id = p.game_id
    where p.id = ${purchaseId})`;
}
