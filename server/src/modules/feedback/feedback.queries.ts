import {
  feedbackStateNames,
  type FeedbackKind,
  type FeedbackState,
} from '@zaojie/contract/feedback/feedback-words';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { personColumns, shownName } from '../users/index.ts';

export type NewFeedback = {
  userId: number | null;
  kind: FeedbackKind;
  content: string;
  contact: string;
  path: string;
};

export async function insertFeedback(tx: Tx, given: NewFeedback, now: Date): Promise<number> {
  const { userId, ...rest } = given;
  const { id } = await tx
    .insertInto('feedback')
    .values({ ...rest, user_id: userId, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type FeedbackRow = {
  id: number;
  user_id: number | null;
  kind: FeedbackKind;
  content: string;
  contact: string;
  path: string;
  state: FeedbackState;
  reply: string;
  decided_at: Date | null;
  created_at: Date;
};

const columns = sql`f.id, f.user_id, f.kind, f.content, f.contact, f.path, f.state, f.reply, f.decided_at, f.created_at`;

export async function listOfUser(
  db: Db,
  { userId, beforeId, limit }: { userId: number; beforeId: number | null; limit: number },
): Promise<FeedbackRow[]> {
  const before = beforeId === null ? sql`` : sql`and f.id < ${beforeId}`;
  const { rows } = await sql<FeedbackRow>`
    select ${columns} from feedback f where f.user_id = ${userId} ${before}
    order by f.id desc limit ${limit}`.execute(db);
  return rows;
}

export async function lockFeedback(tx: Tx, id: number): Promise<FeedbackRow | null> {
  const { rows } = await sql<FeedbackRow>`
    select ${columns} from feedback f where f.id = ${id} for no key update`.execute(tx);
  return rows[0] ?? null;
}

export type Decided = { state: FeedbackState; reply: string; adminId: number; now: Date };

export async function updateFeedback(tx: Tx, id: number, decided: Decided): Promise<void> {
  const { state, reply, adminId, now } = decided;
  await tx
    .updateTable('feedback')
    .set({ state, reply, decided_by: adminId, decided_at: now })
    .where('id', '=', id)
    .execute();
}

export type ReceivedRow = FeedbackRow & {
  sender: { id: number; nickname: string; avatar: string } | null;
  answered_by: string;
};

const received = (rest: RawBuilder<unknown>) => sql<ReceivedRow>`
  select ${columns}, coalesce(d.name, '') as answered_by,
    case when p.id is not null then json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar) end as sender
  from feedback f
  left join lateral (select ${personColumns()} from users u where u.id = f.user_id) p on true
  left join lateral (select ${shownName()} as name from users u where u.id = f.decided_by) d on true ${rest}`;

export async function findReceived(db: Db, id: number): Promise<ReceivedRow | null> {
  const { rows } = await received(sql`where f.id = ${id}`).execute(db);
  return rows[0] ?? null;
}

/** What waits comes first, who has waited longest at the top; then the latest. */
export async function listReceived(
  db: Db,
  { state, limit, offset }: { state: FeedbackState | null; limit: number; offset: number },
): Promise<ReceivedRow[]> {
  const where = state === null ? sql`` : sql`where f.state = ${state}`;
  const order =
    state === 'open'
      ? sql`order by f.id`
      : sql`order by f.state = 'open' desc, case when f.state = 'open' then f.id end, f.id desc`;
  const { rows } = await received(sql`${where} ${order} limit ${limit} offset ${offset}`).execute(db);
  return rows;
}

export async function countByState(db: Db): Promise<Record<FeedbackState, number>> {
  const rows = await db
    .selectFrom('feedback')
    .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  const counts = new Map(rows.map(({ state, count }) => [state, count]));
  const pairs = feedbackStateNames.map((name) => [name, counts.get(name) ?? 0] as const);
  return Object.fromEntries(pairs) as Record<FeedbackState, number>;
}
