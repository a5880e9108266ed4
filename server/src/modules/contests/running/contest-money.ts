import { contestErrors } from '@zaojie/contract/contests/contest.errors';
import { ledgerErrors } from '@zaojie/contract/ledger/ledger.errors';
import { yuanOf, yuanText } from '@zaojie/contract/money';
import type { Tx } from '../../../db/database.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { availableOf, frozenOf, getBalances, transfer } from '../../ledger/index.ts';
import type { LockedContest } from '../contest.queries.ts';

// The prizes wait in the organiser's 冻结, under the contest as their cause, and leave it once.

type Funded = Pick<LockedContest, 'id' | 'organiser_id' | 'prize_pool_fen'>;
const causeOf = ({ id }: Funded) => ({ kind: 'contest' as const, id });

export async function holdPrizes(tx: Tx, contest: Funded, askedBy: number | null, now: Date): Promise<void> {
  const { id, organiser_id: organiser, prize_pool_fen: amountFen } = contest;
  if (amountFen === 0) return;
  const moves = [{ from: availableOf(organiser), to: frozenOf(organiser), amountFen }];
  const request = { key: `contest:${id}:hold`, kind: 'contest_escrow' as const, askedBy, moves };
  try {
    await transfer(tx, { ...request, cause: causeOf(contest) }, now);
  } catch (error) {
    if (!(error instanceof Refusal) || error.declared !== ledgerErrors.insufficient) throw error;
    const missingFen = amountFen - (await getBalances(tx, organiser)).availableFen;
    throw new Refusal(contestErrors.balanceShort, {
      values: { missing: yuanText(missingFen) },
      data: { missing: yuanOf(missingFen) },
    });
  }
}

export type Payout = { userId: number; amountFen: number };

/** To the winners, and what no place won back to the organiser. */
export async function payPrizes(
  tx: Tx,
  contest: Funded,
  payouts: readonly Payout[],
  { askedBy, now }: { askedBy: number | null; now: Date },
): Promise<void> {
  const { id, organiser_id: organiser, prize_pool_fen: poolFen } = contest;
  const moves = payouts
    .filter(({ amountFen }) => amountFen > 0)
    .map(({ userId, amountFen }) => ({ from: frozenOf(organiser), to: availableOf(userId), amountFen }));
  if (moves.length > 0) {
    const request = { key: `contest:${id}:pay`, kind: 'contest_prize' as const, askedBy, moves };
    await transfer(tx, { ...request, cause: causeOf(contest) }, now);
  }
  const paidFen = moves.reduce((sum, { amountFen }) => sum + amountFen, 0);
  await giveBack(tx, contest, { amountFen: poolFen - paidFen, askedBy, now });
}

/** The same key for what is left and for all of it: either happens once. */
export async function giveBack(
  tx: Tx,
  contest: Funded,
  { amountFen, askedBy, now }: { amountFen: number; askedBy: number | null; now: Date },
): Promise<void> {
  if (amountFen === 0) return;
  const { id, organiser_id: organiser } = contest;
  const moves = [{ from: frozenOf(organiser), to: availableOf(organiser), amountFen }];
  const request = { key: `contest:${id}:returned`, kind: 'contest_returned' as const, askedBy, moves };
  await transfer(tx, { ...request, cause: causeOf(contest) }, now);
}
