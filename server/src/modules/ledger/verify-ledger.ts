import type { Db, Tx } from '../../db/database.ts';
import {
  countTransfers,
  findBrokenChains,
  findWrongBalances,
  findWrongEscrows,
  findWrongFrozen,
  findWrongIncome,
  findWrongSums,
  sumMoney,
  type Fault,
  type MoneyInside,
} from './verify.queries.ts';

export type LedgerReport = MoneyInside & { transferCount: number; faults: Fault[] };

/** So many transfers at a time: no statement of a long history outlasts the limit of one. */
const SLICE = 20_000;

/** Works the whole ledger out anew from its entries, as it stands at one moment, and says where it is wrong. */
export function verifyLedger(db: Db): Promise<LedgerReport> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((tx) => inspectLedger(tx));
}

/** The same, as the caller's own transaction sees it. */
export async function inspectLedger(tx: Tx): Promise<LedgerReport> {
  const { lastId, transferCount } = await countTransfers(tx);
  const faults: Fault[] = [];
  for (let after = 0; after < lastId; after += SLICE) {
    const range = { after, upTo: after + SLICE };
    faults.push(...(await findWrongSums(tx, range)), ...(await findBrokenChains(tx, range)));
  }
  faults.push(...(await findWrongBalances(tx)));
  faults.push(...(await findWrongEscrows(tx)));
  faults.push(...(await findWrongFrozen(tx)));
  faults.push(...(await findWrongIncome(tx)));
  const money = await sumMoney(tx);
  const expectedFen = money.broughtInFen - money.takenOutFen;
  if (money.insideFen !== expectedFen) {
    const inside = { kind: 'inside', transferId: null, account: null } as const;
    faults.push({ ...inside, expectedFen, foundFen: money.insideFen });
  }
  return { ...money, transferCount, faults };
}
