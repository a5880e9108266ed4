import type { Tx } from '../../../db/database.ts';
import { writeCompanies } from './write-companies.ts';
import { writeGrowth } from './write-growth.ts';
import { writeProxies } from './write-proxies.ts';
import { writeQueues } from './write-queues.ts';
import { writeVerifications } from './write-verifications.ts';

/** What people find on the pages about themselves; last, for it is made of everything else. */
export async function writeArea(tx: Tx, { now, secret }: { now: Date; secret: string }): Promise<void> {
  const rows = await tx.selectFrom('users').select(['id', 'username']).execute();
  const ids = new Map(rows.map((row) => [row.username, row.id]));
  const idOf = (username: string) => {
    const id = ids.get(username);
    if (id === undefined) throw new Error(`Nobody in the demo town is called ${username}`);
    return id;
  };
  await writeVerifications({ tx, now, secret, idOf });
  await writeCompanies(tx, { now, idOf });
  await writeProxies(tx, { now, idOf });
  await writeGrowth(tx, { now, idOf });
  await writeQueues({ tx, now, idOf });
}
