import type { UserLink } from '@zaojie/contract/users/user-details.schemas';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';

export type UserDetails = { about: string; skills: string[]; tools: string[]; links: UserLink[] };

/** Of whoever never said anything. */
export const noDetails: UserDetails = { about: '', skills: [], tools: [], links: [] };

export async function findDetails(db: Db, userId: number): Promise<UserDetails> {
  const { rows } = await sql<UserDetails>`
    select about, skills, tools, links from user_details where user_id = ${userId}`.execute(db);
  return rows[0] ?? noDetails;
}

export type DetailChanges = Partial<UserDetails>;

/** Only what is given is changed. */
export async function saveDetails(tx: Tx, userId: number, changes: DetailChanges): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  const { about, skills, tools, links } = changes;
  const given = {
    ...(about !== undefined && { about }),
    ...(skills !== undefined && { skills }),
    ...(tools !== undefined && { tools }),
    ...(links !== undefined && { links: JSON.stringify(links) }),
  };
  await tx
    .insertInto('user_details')
    .values({ user_id: userId, ...given })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(given))
    .execute();
}
