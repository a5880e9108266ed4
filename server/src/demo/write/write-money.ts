import type { Tx } from '../../db/database.ts';
import {
  askFor,
  beginPayout,
  decideOn,
  keepAccount,
  lockStanding,
  settlePayout,
} from '../../modules/withdrawals/index.ts';
import { recharges, withdrawals, type DemoRecharge, type DemoWithdrawal } from '../money.ts';
import { findResidents, type Deed } from './deeds.ts';
import { payIn } from './pay-in.ts';
import { deedsOfBookedOrders, type BookedTown } from './write-booked-orders.ts';
import { deedsOfOrders } from './write-orders.ts';

const HOUR_MS = 3_600_000;

type Writing = {
  tx: Tx;
  now: Date;
  secret: string;
  idOf: (username: string) => number;
};

export type MoneyTown = { now: Date; secret: string; originals: BookedTown['originals'] };

/** After people and bounties. Money comes and goes by the functions that move it for everybody, each time at its own time. */
export async function deedsOfMoney(tx: Tx, town: MoneyTown): Promise<Deed[]> {
  const idOf = await findResidents(tx);
  const writing: Writing = { ...town, tx, idOf };
  return [
    ...recharges.map((recharge) => deedOfRecharge(writing, recharge)),
    ...withdrawals.flatMap((withdrawal) => deedsOfWithdrawal(writing, withdrawal)),
    ...(await deedsOfOrders(tx, town.now)),
    ...deedsOfBookedOrders(tx, town, idOf),
  ];
}

const ago = ({ now }: Writing, hours: number) => new Date(now.getTime() - hours * HOUR_MS);

function deedOfRecharge(writing: Writing, { by, yuan, hoursAgo, isAbandoned }: DemoRecharge): Deed {
  const { tx, idOf } = writing;
  const at = ago(writing, hoursAgo);
  const write = () => payIn(tx, { userId: idOf(by), amountFen: yuan * 100, isAbandoned, at });
  return { at, write };
}

/** Asked for, decided and settled, as far as it has come. */
function deedsOfWithdrawal(writing: Writing, withdrawal: DemoWithdrawal): Deed[] {
  const { tx, idOf, secret } = writing;
  const { by, yuan, to: payee, hoursAgo, fate } = withdrawal;
  const [userId, adminId, amountFen] = [idOf(by), idOf('admin'), yuan * 100];
  const asked = ago(writing, hoursAgo);
  const decided = ago(writing, hoursAgo - 5);
  const settled = ago(writing, hoursAgo - 5.1);
  let id = 0;
  const ask = async () => {
    const { isVerified } = await lockStanding(tx, userId);
    const { id: accountId } = await keepAccount(tx, { userId, payee, secret }, asked);
    id = await askFor(tx, { userId, accountId, amountFen }, isVerified, asked);
  };
  if (!fate) return [{ at: asked, write: ask }];
  const decide = (action: 'approve' | 'reject', reason: string) =>
    decideOn(tx, id, { action, reason, adminId, method: 'sandbox', now: decided });
  if (fate.is === 'rejected') {
    return [
      { at: asked, write: ask },
      { at: decided, write: () => decide('reject', fate.why) },
    ];
  }
  const settle = async () => {
    await beginPayout(tx, id, settled);
    const outcome =
      fate.is === 'paid'
        ? ({ state: 'paid', providerNo: `SANDBOX${id}`, amountFen, currency: 'CNY', at: settled } as const)
        : ({ state: 'failed', providerNo: null, reason: 'PAYEE_ACCOUNT' } as const);
    await settlePayout(tx, id, outcome, settled);
  };
  return [
    { at: asked, write: ask },
    { at: decided, write: () => decide('approve', '') },
    { at: settled, write: settle },
  ];
}
