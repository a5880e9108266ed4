import { DEFAULT_FOLDER } from '@zaojie/contract/posts/favorite.schemas';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';

export type FolderRow = {
  id: number;
  user_id: number;
  name: string;
  is_default: boolean;
  is_public: boolean;
  post_count: number;
};

const columns = ['id', 'user_id', 'name', 'is_default', 'is_public', 'post_count'] as const;

export async function findFolder(db: Db, id: number): Promise<FolderRow | null> {
  const row = await db.selectFrom('favorite_folders').select(columns).where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** Whoever calls holds the person: two first favourites don't make two default folders. */
export async function takeDefaultFolder(tx: Tx, userId: number, now: Date): Promise<FolderRow> {
  const known = await tx
    .selectFrom('favorite_folders')
    .select(columns)
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .executeTakeFirst();
  if (known) return known;
  return tx
    .insertInto('favorite_folders')
    .values({ user_id: userId, name: DEFAULT_FOLDER, is_default: true, created_at: now })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export type ShownFolderRow = FolderRow & { covers: string[]; holds: boolean };

export const COVERS = 4;

export function foldersQuery(options: {
  userId: number;
  isOwn: boolean;
  postId: number;
}): RawBuilder<ShownFolderRow> {
  const shown = options.isOwn ? sql`true` : sql`f.is_public`;
  return sql<ShownFolderRow>`
    select f.id, f.user_id, f.name, f.is_default, f.is_public, f.post_count, ${coversOf()} as covers,
      exists (select 1 from post_favorites pf where pf.user_id = f.user_id and pf.post_id = ${options.postId}
        and pf.folder_id = f.id) as holds
    from favorite_folders f where f.user_id = ${options.userId} and ${shown}
    order by f.is_default desc, f.id`;
}

function coversOf() {
  return sql`(select coalesce(json_agg(kept.cover_image), '[]'::json) from (
    select p.cover_image from (
      select post_id, created_at from post_favorites where folder_id = f.id
      order by created_at desc, post_id desc limit ${sql.lit(COVERS * 3)}
    ) latest join posts p on p.id = latest.post_id
    where p.deleted_at is null and p.cover_image <> ''
    order by latest.created_at desc, latest.post_id desc limit ${sql.lit(COVERS)}) kept)`;
}

export async function listFolders(
  db: Db,
  options: Parameters<typeof foldersQuery>[0],
): Promise<ShownFolderRow[]> {
  return (await foldersQuery(options).execute(db)).rows;
}

export async function countFolders(tx: Tx, userId: number): Promise<number> {
  const row = await tx
    .selectFrom('favorite_folders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function isNameTaken(tx: Tx, userId: number, name: string, exceptId = 0): Promise<boolean> {
  const { rows } = await sql`
    select 1 from favorite_folders where user_id = ${userId} and lower(name) = lower(${name}) and id <> ${exceptId}`.execute(
    tx,
  );
  return rows.length > 0;
}

export async function insertFolder(
  tx: Tx,
  folder: { user_id: number; name: string; is_public: boolean; created_at: Date },
): Promise<number> {
  const row = await tx
    .insertInto('favorite_folders')
    .values(folder)
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateFolder(
  tx: Tx,
  id: number,
  changes: { name?: string; is_public?: boolean },
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await tx.updateTable('favorite_folders').set(changes).where('id', '=', id).execute();
}

export async function removeFolder(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('favorite_folders').where('id', '=', id).execute();
}
