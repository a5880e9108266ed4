import type { ProgramStatus } from '@zaojie/contract/programs/program-words';
import type { ProgramPerson } from '@zaojie/contract/programs/program.schemas';
import type { Picture } from '@zaojie/contract/uploads/upload.schemas';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import { isShownTo } from '../../users/index.ts';
import { personJson } from '../program-rows.ts';

export type DevlogRow = {
  post_id: number;
  title: string;
  excerpt: string;
  pictures: Picture[];
  author: ProgramPerson;
  like_count: number;
  comment_count: number;
  created_at: Date;
  /** Where it stands, to the microsecond. */
  moment: string;
};

export type DevlogPage = {
  programId: number;
  viewerId: number | null;
  limit: number;
  offset: number;
  after: { moment: string; id: number } | null;
  postId?: number;
};

export function devlogsQuery(page: DevlogPage): RawBuilder<DevlogRow> {
  const { programId, viewerId, limit, offset, after, postId } = page;
  const from = after
    ? sql`(d.posted_at, d.post_id) < (${after.moment}::timestamptz, ${after.id})`
    : sql`true`;
  const only = postId === undefined ? sql`true` : sql`d.post_id = ${postId}`;
  return sql<DevlogRow>`
    select p.id as post_id, p.title, p.summary as excerpt, p.media as pictures, ${personJson()} as author, s.like_count,
      s.comment_count, p.created_at, d.posted_at::text as moment
    from program_devlogs d
    join posts p on p.id = d.post_id and p.deleted_at is null
    join post_stats s on s.post_id = p.id
    join users u on u.id = p.user_id
    where d.program_id = ${programId} and ${only} and ${from} and ${isShownTo(viewerId, sql.ref('p.user_id'))}
    order by d.posted_at desc, d.post_id desc limit ${limit} offset ${offset}`;
}

export type DevlogFacts = { status: ProgramStatus; user_id: number; devlog_count: number };

export async function findDevlogFacts(db: Db, programId: number): Promise<DevlogFacts | null> {
  const { rows } = await sql<DevlogFacts>`
    select status, user_id, devlog_count from programs where id = ${programId} and deleted_at is null`.execute(
    db,
  );
  return rows[0] ?? null;
}

export async function moveDevlogCount(tx: Tx, programIds: readonly number[], by: number): Promise<void> {
  await sql`
    update programs set devlog_count = devlog_count + ${by}::int where id = any(${[...programIds]}::bigint[])`.execute(
    tx,
  );
}

/** A post that is gone is gone from every devlog. Counted with the rows that really went, so that twice counts once. */
export async function forgetPost(tx: Tx, postId: number): Promise<void> {
  const { rows: held } = await sql<{ id: number }>`
    select p.id from programs p join program_devlogs d on d.program_id = p.id where d.post_id = ${postId}
    order by p.id for no key update of p`.execute(tx);
  if (held.length === 0) return;
  const { rows } = await sql<{ program_id: number }>`
    delete from program_devlogs where post_id = ${postId} returning program_id`.execute(tx);
  await moveDevlogCount(
    tx,
    rows.map((row) => row.program_id),
    -1,
  );
}
