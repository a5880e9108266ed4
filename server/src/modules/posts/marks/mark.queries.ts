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

/** Each along an index that has no deleted ones in it: a wave of spam that was taken away isn't walked through. */
const marked: Record<PostMark, RawBuilder<unknown>> = {
  all: sql`order by p.created_at desc, p.id desc`,
  pinned: sql`and p.is_top order by p.id desc`,
  essence: sql`and p.is_essence order by p.id desc`,
};

export function markedQuery({ mark, limit, offset }: { mark: PostMark; limit: number; offset: number }) {
  return select(sql`where p.deleted_at is null ${marked[mark]} limit ${limit} offset ${offset}`);
}

export async function findMarked(db: Db, id: number): Promise<MarkedRow | null> {
  return (await select(sql`where p.id = ${id} and p.deleted_at is null`).execute(db)).rows[0] ?? null;
}

/** No more are counted than anybody turns pages for. */
export const MOST_COUNTED = 2000;

const countOf = (mark: PostMark) => sql<number>`(select count(*)::int from (
  select from posts p where p.deleted_at is null ${marked[mark]} limit ${sql.lit(MOST_COUNTED)}) counted)`;

export async function countMarked(db: Db): Promise<Record<PostMark, number>> {
  const { rows } = await sql<Record<PostMark, number>>`
    select ${countOf('all')} as "all", ${countOf('pinned')} as pinned, ${countOf('essence')} as essence`.execute(
    db,
  );
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
