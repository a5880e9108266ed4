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
import { createTeller } from './bounty-news.ts';
import { payIn, type Deed } from './pay-in.ts';
import { deedsOfOrders } from './write-orders.ts';

const HOUR_MS = 3_600_000;
/** What is older was read. */
const UNREAD_MS = 48 * HOUR_MS;

type Writing = {
  tx: Tx;
  now: Date;
  secret: string;
  idOf: (username: string) => number;
  tell: ReturnType<typeof createTeller>;
};

/** After people and bounties. Money comes and goes by the functions that move it for everybody, each time at its own time. */
export async function writeMoney(tx: Tx, town: { now: Date; secret: string }): Promise<void> {
  const rows = await tx.selectFrom('users').select(['id', 'username']).execute();
  const ids = new Map(rows.map((row) => [row.username, row.id]));
  const idOf = (username: string) => {
    const id = ids.get(username);
    if (id === undefined) throw new Error(`Nobody in the demo town is called ${username}`);
    return id;
  };
  const writing: Writing = { ...town, tx, idOf, tell: createTeller() };
  const deeds = [
    ...recharges.map((recharge) => deedOfRecharge(writing, recharge)),
    ...withdrawals.flatMap((withdrawal) => deedsOfWithdrawal(writing, withdrawal)),
    ...(await deedsOfOrders(tx, town.now)),
  ];
  for (const { at, write } of deeds.sort((one, other) => one.at.getTime() - other.at.getTime())) {
    await write();
    await writing.tell(tx, at);
  }
  await readOldNews(tx, town.now);
}

export async function readOldNews(tx: Tx, now: Date): Promise<void> {
  await tx
    .updateTable('notices')
    .set({ is_read: true })
    .where('type', '=', 'system')
    .where('updated_at', '<', new Date(now.getTime() - UNREAD_MS))
    .execute();
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
