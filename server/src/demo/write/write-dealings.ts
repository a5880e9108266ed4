import type { Tx } from '../../db/database.ts';
import { writeInOrder } from './deeds.ts';
import { deedsOfContests } from './making/write-contests.ts';
import { refreshCreators } from './write-booked-orders.ts';
import { deedsOfGames, warmGames, type GameTown } from './write-games.ts';
import { deedsOfMoney, type MoneyTown } from './write-money.ts';

/** What is older was read. */
const UNREAD_MS = 48 * 3_600_000;

/** After people, posts and bounties: orders, games and events, with all that was paid for them. */
export async function writeDealings(tx: Tx, town: MoneyTown & GameTown): Promise<void> {
  const deeds = [
    ...(await deedsOfMoney(tx, town)),
    ...(await deedsOfGames(tx, town)),
    ...(await deedsOfContests(tx, town)),
  ];
  await writeInOrder(tx, deeds);
  await refreshCreators(tx, town.now);
  await warmGames(tx);
}

export async function readOldNews(tx: Tx, now: Date): Promise<void> {
  await tx
    .updateTable('notices')
    .set({ is_read: true })
    .where('type', '=', 'system')
    .where('updated_at', '<', new Date(now.getTime() - UNREAD_MS))
    .execute();
}
