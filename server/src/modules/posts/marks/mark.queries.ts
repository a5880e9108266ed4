import type { PostMark, PostMove } from '@zaojie/contract/posts/post-marks.endpoints';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import { shownName } from '../../users/index.ts';

export type MarkedRow = {
  id: number;
  title: string;
  cover_image: string;
  author: { id: number; nickname: string };
  circle: string;
  is_top: boolean;
  is_essence: boolean;
  created_at: Date;
};

const select = (rest: RawBuilder<unknown>) => sql<MarkedRow>`
  select p.id, p.title, p.cover_image, p.is_top, p.is_essence, p.created_at, coalesce(c.name, '') as circle,
    json_build_object('id', u.id, 'nickname', ${shownName()}) as author
  from posts p join users u on u.id = p.user_id left join circles c on c.id = p.circle_id ${rest}`;

const marked: Record<PostMark, RawBuilder<unknown>> = {
  all: sql``,
  pinned: sql`and p.is_top`,
  essence: sql`and p.is_essence`,
};

export function markedQuery({ mark, limit, offset }: { mark: PostMark; limit: number; offset: number }) {
  return select(
    sql`where p.deleted_at is null ${marked[mark]} order by p.id desc limit ${limit} offset ${offset}`,
  );
}

export async function findMarked(db: Db, id: number): Promise<MarkedRow | null> {
  return (await select(sql`where p.id = ${id} and p.deleted_at is null`).execute(db)).rows[0] ?? null;
}

/** Of all posts no more are counted than anybody turns pages for. */
const MOST_COUNTED = 2000;

export async function countMarked(db: Db): Promise<{ all: number; pinned: number; essence: number }> {
  const { rows } = await sql<{ all: number; pinned: number; essence: number }>`
    select (select count(*)::int from (select 1 from posts where deleted_at is null limit ${sql.lit(MOST_COUNTED)}) counted) as "all",
      (select count(*)::int from posts where is_top and deleted_at is null) as pinned,
      (select count(*)::int from posts where is_essence and deleted_at is null) as essence`.execute(db);
  return rows[0] ?? { all: 0, pinned: 0, essence: 0 };
}

/** False where it is so already, and where there is no such post. */
export async function setMark(tx: Tx, id: number, move: PostMove): Promise<boolean> {
  const column = move === 'pin' || move === 'unpin' ? 'is_top' : 'is_essence';
  const isOn = move === 'pin' || move === 'praise';
  const { numUpdatedRows } = await tx
    .updateTable('posts')
    .set({ [column]: isOn })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where(column, '<>', isOn)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
