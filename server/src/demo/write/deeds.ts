import type { Tx } from '../../db/database.ts';
import { createTeller } from './bounty-news.ts';

/** Something that happened, to be written in its turn. */
export type Deed = { at: Date; write: () => Promise<void> };

/**
 * The earliest first, whoever does it and wherever: a wallet lists what moved in it as it was written, so whatever moves
 * money goes through here together. What a deed leaves to be told is told as of its time.
 */
export async function writeInOrder(tx: Tx, deeds: readonly Deed[]): Promise<void> {
  const tell = createTeller();
  for (const { at, write } of deeds.toSorted((one, other) => one.at.getTime() - other.at.getTime())) {
    await write();
    await tell(tx, at);
  }
}

/** By username. */
export async function findResidents(tx: Tx): Promise<(username: string) => number> {
  const rows = await tx.selectFrom('users').select(['id', 'username']).execute();
  const ids = new Map(rows.map((row) => [row.username, row.id]));
  return (username) => {
    const id = ids.get(username);
    if (id === undefined) throw new Error(`Nobody in the demo town is called ${username}`);
    return id;
  };
}
