import { mobile } from '@zaojie/contract/text-rules';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { usernameKey } from './user.queries.ts';

export type NewUser = {
  username: string;
  nickname: string;
  email: string | null;
  mobile: string | null;
  passwordHash: string | null;
};

export async function insertUser(tx: Tx, user: NewUser): Promise<number> {
  const row = await tx
    .insertInto('users')
    .values({
      username: user.username,
      username_key: usernameKey(user.username),
      nickname: user.nickname,
      email: user.email,
      mobile: user.mobile,
      password_hash: user.passwordHash,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

const ownColumns = ['id', 'username', 'nickname', 'avatar', 'score', 'password_hash', 'role'] as const;

/** By username, mobile or email, whichever the text looks like; usernames can't look like the others. */
export function findCredentials(db: Db, account: string) {
  const query = db.selectFrom('users').select(ownColumns);
  if (account.includes('@')) {
    return query.where(sql`lower(email)`, '=', account.toLowerCase()).executeTakeFirst();
  }
  if (mobile.test(account)) return query.where('mobile', '=', account).executeTakeFirst();
  return query.where('username_key', '=', usernameKey(account)).executeTakeFirst();
}
export type Credentials = NonNullable<Awaited<ReturnType<typeof findCredentials>>>;

export function getCredentials(db: Db, id: number) {
  return db.selectFrom('users').select(ownColumns).where('id', '=', id).executeTakeFirstOrThrow();
}

/** Until the transaction ends nobody changes the password; `alone` lets nobody else hold it either. */
export function lockCredentials(tx: Tx, id: number, how: 'shared' | 'alone' = 'shared') {
  const row = tx.selectFrom('users').select(ownColumns).where('id', '=', id);
  return (how === 'alone' ? row.forNoKeyUpdate() : row.forShare()).executeTakeFirstOrThrow();
}

export function getOwnRow(db: Db, id: number) {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

export async function updatePasswordHash(tx: Tx, id: number, passwordHash: string): Promise<void> {
  await tx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id).execute();
}

/** False where the password is no longer the one that was checked. */
export async function replacePasswordHash(
  tx: Tx,
  id: number,
  { from, to }: { from: string | null; to: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ password_hash: to })
    .where('id', '=', id)
    .where('password_hash', 'is not distinct from', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export type ContactRow = { mobile: string | null; email: string | null };

export function findContacts(db: Db, id: number): Promise<ContactRow> {
  return db.selectFrom('users').select(['mobile', 'email']).where('id', '=', id).executeTakeFirstOrThrow();
}

/** Two changes at once wait for each other. */
export function lockContacts(tx: Tx, id: number): Promise<ContactRow> {
  return tx
    .selectFrom('users')
    .select(['mobile', 'email'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

export async function setContact(tx: Tx, id: number, kind: keyof ContactRow, value: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ [kind]: value })
    .where('id', '=', id)
    .execute();
}

/** For an account without a password; the number becomes its own. False where it has one, or another number. */
export async function giveFirstPassword(
  tx: Tx,
  id: number,
  { mobile: number, passwordHash }: { mobile: string; passwordHash: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ password_hash: passwordHash, mobile: number })
    .where('id', '=', id)
    .where('password_hash', 'is', null)
    .where((eb) => eb.or([eb('mobile', 'is', null), eb('mobile', '=', number)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
