import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { personColumns } from './person.sql.ts';
import { countProfiles, isCalled } from './user.queries.ts';

/** A person as administrators look for them. */
export type ManagedRow = {
  id: number;
  username: string;
  nickname: string;
  avatar: string;
  post_count: number;
  role: string;
  created_at: Date;
};
export type ManagedFilter = { keyword: string; userId: number | null; limit: number; offset: number };

export async function listManaged(db: Db, filter: ManagedFilter): Promise<ManagedRow[]> {
  const { keyword, userId, limit, offset } = filter;
  const only = userId === null ? sql`` : sql`and users.id = ${userId}`;
  const named = keyword === '' ? sql`` : sql`and ${isCalled(keyword)}`;
  const { rows } = await sql<ManagedRow>`
    select ${personColumns('users')}, users.username, users.post_count, users.role, users.created_at
    from users where true ${only} ${named} order by users.id desc limit ${limit} offset ${offset}`.execute(
    db,
  );
  return rows;
}

export async function countManaged(db: Db, { keyword, userId }: ManagedFilter): Promise<number> {
  return userId === null ? countProfiles(db, { keyword, viewerId: null }) : 1;
}
