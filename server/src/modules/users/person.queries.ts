import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { personColumns, type PersonRow } from './person.sql.ts';
import { usernameKey } from './user.queries.ts';

/** As others see them. Whoever changes that waits until the transaction is over. */
export async function lockPerson(tx: Tx, id: number): Promise<PersonRow | null> {
  const { rows } = await sql<PersonRow>`
    select ${personColumns()} from users u where u.id = ${id} for share`.execute(tx);
  return rows[0] ?? null;
}

/**
 * Whom these names mean, each with its name: by username, else by a nickname that only one person bears. With two of them
 * nobody knows who was meant.
 */
export async function listMentioned(
  db: Db,
  names: readonly string[],
): Promise<{ id: number; name: string }[]> {
  if (names.length === 0) return [];
  const keys = names.map(usernameKey);
  const { rows } = await sql<{ id: number; name: string }>`
    with called as (select * from unnest(${[...names]}::text[], ${keys}::text[]) as pairs (name, key))
    select u.id, called.name from called join users u on u.username_key = called.key
    union
    select namesakes.ids[1], called.name from called cross join lateral (
      select array_agg(found.id) as ids from (
        select id from users where lower(nickname) = lower(called.name) limit 2
      ) found
    ) namesakes
    where array_length(namesakes.ids, 1) = 1
      and not exists (select 1 from users u where u.username_key = called.key)`.execute(db);
  return rows;
}
