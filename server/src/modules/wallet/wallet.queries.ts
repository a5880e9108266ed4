import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { titleOfContest } from '../contests/index.ts';
import { titleOfPurchase } from '../games/index.ts';
import { entriesQuery, heldForOrders, type EntryFilter, type EntryRow } from '../ledger/index.ts';
import { liveOrdersOfCreator, titleOfOrder } from '../orders/index.ts';
import { methodOfPayment } from '../payments/index.ts';
import { accountOfWithdrawal } from '../withdrawals/index.ts';

/** What clients have paid for orders in which this person is the creator, and that aren't over. */
export async function getIncoming(db: Db, creatorId: number): Promise<number> {
  const held = heldForOrders(liveOrdersOfCreator(sql.val(creatorId)));
  const { rows } = await sql<{ fen: number }>`select ${held} as fen`.execute(db);
  return rows[0]?.fen ?? 0;
}

/** `about`: the title of the order, the method of the recharge, the account of the withdrawal, the title of the game or of the event; null where it is gone. */
export type NamedEntry = EntryRow & { about: string | null };

/** With what each was for, in one statement. */
export async function listNamedEntries(db: Db, filter: EntryFilter): Promise<NamedEntry[]> {
  const cause = sql.ref('e.cause_id');
  const { rows } = await sql<NamedEntry>`
    select e.*, case e.cause_kind
      when 'order' then ${titleOfOrder(cause)}
      when 'recharge' then ${methodOfPayment(cause)}
      when 'game' then ${titleOfPurchase(cause)}
      when 'contest' then ${titleOfContest(cause)}
      else ${accountOfWithdrawal(cause)}
    end as about
    from (${entriesQuery(filter)}) e order by e.seq desc`.execute(db);
  return rows;
}
