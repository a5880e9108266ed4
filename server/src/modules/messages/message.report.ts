import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import type { ReportedThing, ReportTarget } from '../../frame/report-target.ts';
import { shownName } from '../users/index.ts';
import { releaseUploads } from '../uploads/index.ts';
import { lockChat } from './chats/chat.queries.ts';
import { wipeMessage } from './message.queries.ts';

/** How much of what was said before shows what the message means. */
const LINES_BEFORE = 4;

const lineOf = sql`${shownName()} || '：' || case when m.kind = 'text' then left(m.content, 100)
  else '[' || coalesce(m.file ->> 'name', '卡片') || ']' end`;

/** The message and a little of what stood before it: an administrator reads this much, because one of the two has shown it to them. */
async function listReported(db: Db, ids: readonly number[]): Promise<ReportedThing[]> {
  const { rows } = await sql<ReportedThing>`
    select r.id, r.sender_id as "ownerId", case when r.kind = 'text' then left(r.content, 20)
        else coalesce(r.file ->> 'name', '卡片') end as title,
      (select string_agg(line, E'\n' order by seq) from (
        select ${lineOf} as line, m.seq from messages m join users u on u.id = m.sender_id
        where m.chat_id = r.chat_id and m.seq <= r.seq and m.revoked_at is null
        order by m.seq desc limit ${sql.lit(LINES_BEFORE + 1)}
      ) said) as excerpt, '/user/' || r.sender_id as link
    from messages r where r.id = any(${[...ids]}::bigint[]) and r.revoked_at is null`.execute(db);
  return rows;
}

/** Whom it was sent to; to everybody else there is no such message. */
async function isOpenTo(db: Db, { id }: ReportedThing, readerId: number): Promise<boolean> {
  const found = await sql`select 1 from messages m where m.id = ${id} and m.recipient_id = ${readerId}
    and not exists (select 1 from hidden_messages h where h.user_id = ${readerId} and h.message_id = m.id)`.execute(
    db,
  );
  return found.rows.length > 0;
}

/** As if its sender had taken it back, for both sides and for good. */
async function remove(tx: Tx, id: number, now: Date): Promise<boolean> {
  const sent = await tx
    .selectFrom('messages')
    .select(['sender_id', 'recipient_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!sent) return false;
  await lockChat(tx, sent.sender_id, sent.recipient_id);
  const wiped = await wipeMessage(tx, id, now);
  if (wiped) await releaseUploads(tx, { kind: 'message', ownerId: id });
  return wiped !== null;
}

export const messageReport: ReportTarget = { kind: 'message', list: listReported, isOpenTo, remove };
