import { sql, type RawBuilder } from 'kysely';

// How a person is shown, in whatever statement: `users` under the alias given.

/** The name that others read: the nickname, or the username of whoever has none. */
export function shownName(alias = 'u'): RawBuilder<string> {
  return sql<string>`coalesce(nullif(${sql.ref(`${alias}.nickname`)}, ''), ${sql.ref(`${alias}.username`)})`;
}

export type PersonRow = { id: number; nickname: string; avatar: string };

/** The columns of a PersonRow. */
export function personColumns(alias = 'u'): RawBuilder<unknown> {
  return sql`${sql.ref(`${alias}.id`)}, ${shownName(alias)} as nickname, ${sql.ref(`${alias}.avatar`)}`;
}
