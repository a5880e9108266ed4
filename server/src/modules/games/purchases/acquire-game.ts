import type { acquireGame as endpoint } from '@zaojie/contract/games/game-purchase.endpoints';
import { gameErrors, gamePurchaseErrors } from '@zaojie/contract/games/game.errors';
import { gameLimits } from '@zaojie/contract/games/game-limits';
import { ledgerErrors } from '@zaojie/contract/ledger/ledger.errors';
import { shareOf, yuanOf, yuanText } from '@zaojie/contract/money';
import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { Answer, type Action } from '../../../frame/action.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { emitEvent } from '../../../platform/events/emit-event.ts';
import { getBalances } from '../../ledger/index.ts';
import { isBlockedBy } from '../../users/index.ts';
import { buildsOf, type BuildRow } from '../detail/detail.queries.ts';
import { viewBuild, viewPurchase } from '../detail/detail.view.ts';
import { lockGame, type LockedGame } from '../game.queries.ts';
import { accessOf } from '../game.view.ts';
import { holdPrice } from './purchase-money.ts';
import { findPurchase, insertPurchase, type HeldPurchase } from './purchase.queries.ts';

const HOUR_MS = 3_600_000;

async function checkOffer(
  tx: Tx,
  game: LockedGame,
  userId: number,
  seenFen: number | undefined,
): Promise<void> {
  if (game.user_id === userId) throw new Refusal(gamePurchaseErrors.own);
  if (await isBlockedBy(tx, game.user_id, userId)) throw new Refusal(gameErrors.refused);
  const access = accessOf(game);
  if (access !== 'buy' && access !== 'download') throw new Refusal(gamePurchaseErrors.nothingToGet);
  // Left out, nothing was seen, so nothing is charged.
  if ((seenFen ?? 0) === game.price_fen) return;
  throw new Refusal(gamePurchaseErrors.priceChanged, {
    values: { price: yuanText(game.price_fen) },
    data: { price: yuanOf(game.price_fen) },
  });
}

async function pay(tx: Tx, purchase: HeldPurchase, now: Date): Promise<void> {
  try {
    await holdPrice(tx, purchase, now);
  } catch (error) {
    if (!(error instanceof Refusal) || error.declared !== ledgerErrors.insufficient) throw error;
    const { availableFen } = await getBalances(tx, purchase.user_id);
    const missingFen = purchase.paid_fen - availableFen;
    throw new Refusal(gamePurchaseErrors.balanceShort, {
      values: { missing: yuanText(missingFen) },
      data: { missing: yuanOf(missingFen) },
    });
  }
}

/** Somebody gets a game. Whoever has it already is charged nothing, however often they ask. */
export async function acquire(
  tx: Tx,
  {
    gameId,
    userId,
    seenFen,
    now,
  }: { gameId: number; userId: number; seenFen?: number | undefined; now: Date },
): Promise<HeldPurchase> {
  const game = await lockGame(tx, gameId);
  // With the game held: of two calls at once the second finds what the first has made.
  const before = game && (await findPurchase(tx, gameId, userId));
  if (before) return before;
  if (game?.status !== 'published') throw new Refusal(gameErrors.notFound);
  await checkOffer(tx, game, userId, seenFen);
  const purchase = await insertPurchase(tx, {
    gameId,
    userId,
    sellerId: game.user_id,
    paidFen: game.price_fen,
    feeFen: shareOf(game.price_fen, gameLimits.feePermille, 'down'),
    settleAt: new Date(now.getTime() + gameLimits.refundHours * HOUR_MS),
    now,
  });
  if (purchase.paid_fen > 0) await pay(tx, purchase, now);
  await emitEvent(tx, 'game.acquired', { gameId, purchaseId: purchase.id });
  return purchase;
}

export const acquireGame: Action<typeof endpoint> = async (context, { body }) => {
  const now = context.now();
  const answer = await context.transaction(async (tx) => {
    const wish = { gameId: body.id, userId: context.viewer.userId, seenFen: body.price, now };
    const purchase = await acquire(tx, wish);
    const { rows } = await sql<{ builds: BuildRow[] }>`
      select ${buildsOf(sql`${body.id}::bigint`)} as builds`.execute(tx);
    return { purchase, builds: rows[0]?.builds ?? [] };
  });
  return new Answer('已加入我的游戏', {
    purchase: viewPurchase(answer.purchase, now),
    builds: answer.builds.map(viewBuild),
  });
};
