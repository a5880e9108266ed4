import type { Tx } from '../../db/database.ts';
import { ofMakers } from '../details/of-makers.ts';
import { ofPainters } from '../details/of-painters.ts';

const details = { ...ofPainters, ...ofMakers };

/** What the residents say of themselves. */
export async function writeDetails(tx: Tx, idOf: (username: string) => number): Promise<void> {
  const known = Object.entries(details).map(([username, said]) => ({ userId: idOf(username), said }));
  for (const { userId, said } of known) {
    await tx.updateTable('users').set({ city: said.city }).where('id', '=', userId).execute();
  }
  const rows = known.map(({ userId, said: { about, skills, tools, links } }) => ({
    user_id: userId,
    about,
    skills: [...skills],
    tools: [...tools],
    links: JSON.stringify(Object.entries(links).map(([label, url]) => ({ label, url }))),
  }));
  await tx.insertInto('user_details').values(rows).execute();
}
