import { sql } from 'kysely';
import type { Picture } from '@zaojie/contract/uploads/upload.schemas';
import type { Db, Tx } from '../../db/database.ts';

export type Shelf = { has_watermark: boolean };

/** Everything that changes somebody's works or their order does so one after the other, by this row. */
export async function lockShelf(tx: Tx, userId: number): Promise<Shelf> {
  await sql`insert into work_shelves (user_id) values (${userId}) on conflict do nothing`.execute(tx);
  const { rows } = await sql<Shelf>`
    select has_watermark from work_shelves where user_id = ${userId} for no key update`.execute(tx);
  if (!rows[0]) throw new Error(`No shelf of ${userId}`);
  return rows[0];
}

export async function findShelf(db: Db, userId: number): Promise<Shelf> {
  const row = await db
    .selectFrom('work_shelves')
    .select('has_watermark')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? { has_watermark: false };
}

export async function updateShelf(tx: Tx, userId: number, hasWatermark: boolean): Promise<void> {
  await tx
    .updateTable('work_shelves')
    .set({ has_watermark: hasWatermark })
    .where('user_id', '=', userId)
    .execute();
}

export type UploadPicture = Picture & { id: number; kind: string; name: string };

export type WorkRow = {
  id: number;
  user_id: number;
  title: string;
  tags: string[];
  master: UploadPicture;
  /** What others see; null of a hidden one. */
  shown: UploadPicture | null;
  is_watermarked: boolean;
  is_cover: boolean;
  /** A moderator keeps it back. */
  is_barred: boolean;
  post_id: number | null;
  view_count: number;
  like_count: number;
  created_at: Date;
};

const pictureOf = (alias: string) => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`json_build_object('id', ${column('id')}, 'kind', ${column('kind')}, 'name', ${column('name')},
    'url', ${column('url')}, 'width', ${column('width')}, 'height', ${column('height')}, 'blur', ${column('blur')},
    'widths', ${column('widths')})`;
};

const ownWorks = sql`
  select w.id, w.user_id, w.title, w.tags, w.is_watermarked, w.barred_at is not null as is_barred, w.created_at, p.id as post_id,
    coalesce(s.view_count, 0) as view_count, coalesce(s.like_count, 0) as like_count, ${pictureOf('m')} as master,
    case when w.public_id is not null then ${pictureOf('o')} end as shown,
    w.id = (select first.id from works first where first.user_id = w.user_id and first.public_id is not null
      order by first.position, first.id limit 1) is true as is_cover
  from works w join uploads m on m.id = w.master_id left join uploads o on o.id = w.public_id
    left join posts p on p.id = w.post_id and p.deleted_at is null left join post_stats s on s.post_id = p.id`;

export async function listOwnWorkRows(
  db: Db,
  userId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<WorkRow[]> {
  const { rows } = await sql<WorkRow>`${ownWorks} where w.user_id = ${userId}
    order by w.position, w.id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function findOwnWork(db: Db, userId: number, id: number): Promise<WorkRow | null> {
  const { rows } = await sql<WorkRow>`${ownWorks} where w.user_id = ${userId} and w.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export async function countWorks(db: Db, userId: number): Promise<{ all: number; shown: number }> {
  const { rows } = await sql<{ all: number; shown: number }>`
    select count(*)::int as "all", count(public_id)::int as shown from works where user_id = ${userId}`.execute(
    db,
  );
  return rows[0] ?? { all: 0, shown: 0 };
}

export type NewWork = {
  userId: number;
  title: string;
  tags: readonly string[];
  masterId: number;
  postId: number | null;
  now: Date;
};

/** In front of all others; null when the picture is among them already. */
export async function insertWork(tx: Tx, work: NewWork): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into works (user_id, title, tags, master_id, post_id, position, created_at)
    values (${work.userId}, ${work.title}, ${[...work.tags]}::text[], ${work.masterId}, ${work.postId},
      (select coalesce(min(position), 1) - 1 from works where user_id = ${work.userId}), ${work.now})
    on conflict (master_id) do nothing returning id`.execute(tx);
  return rows[0]?.id ?? null;
}

export type WorkChanges = { title?: string; tags?: string[]; post_id?: number | null };

export async function updateWork(tx: Tx, id: number, changes: WorkChanges): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await tx.updateTable('works').set(changes).where('id', '=', id).execute();
}

/** What others see of it from now on; null hides it. */
export async function setShown(
  tx: Tx,
  id: number,
  shown: { uploadId: number; isWatermarked: boolean } | null,
): Promise<void> {
  await tx
    .updateTable('works')
    .set({ public_id: shown?.uploadId ?? null, is_watermarked: shown?.isWatermarked ?? false })
    .where('id', '=', id)
    .execute();
}

/** Keeps it from being shown, or lets it be again. False where that is so already. */
export async function setBarred(tx: Tx, id: number, barredAt: Date | null): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('works')
    .set({ barred_at: barredAt, ...(barredAt && { public_id: null, is_watermarked: false }) })
    .where('id', '=', id)
    .where('barred_at', barredAt ? 'is' : 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives the ids of those that were there and theirs. */
export async function removeWorks(tx: Tx, userId: number, ids: readonly number[]): Promise<number[]> {
  const rows = await tx
    .deleteFrom('works')
    .where('user_id', '=', userId)
    .where('id', 'in', [...ids])
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

export async function listWorkIds(tx: Tx, userId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('works')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}

export async function setWorkOrder(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`
    update works set position = wanted.n from unnest(${[...ids]}::bigint[]) with ordinality as wanted (id, n)
    where works.id = wanted.id and position <> wanted.n`.execute(tx);
}

/** Public ones whose picture isn't as the switch says. */
export async function listOutdated(db: Db, userId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select w.id from works w join work_shelves s using (user_id)
    where w.user_id = ${userId} and w.public_id is not null and w.is_watermarked <> s.has_watermark
    order by w.position, w.id`.execute(db);
  return rows.map((row) => row.id);
}

export async function isOwnPost(tx: Tx, userId: number, postId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('posts')
    .select('id')
    .where('id', '=', postId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
