import type { VerificationDocument } from '@zaojie/contract/verifications/verification.schemas';
import {
  verificationStateNames,
  type VerificationKind,
  type VerificationState,
} from '@zaojie/contract/verifications/verification-words';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { personColumns, shownName } from '../users/index.ts';

export type Verification = {
  id: number;
  user_id: number;
  kind: VerificationKind;
  state: VerificationState;
  shown_as: string;
  reason: string;
  decided_by: number | null;
  created_at: Date;
  decided_at: Date | null;
};
export type ShownVerification = Verification & { documents: VerificationDocument[] };

const columns = sql`v.id, v.user_id, v.kind, v.state, v.shown_as, v.reason, v.decided_by, v.created_at, v.decided_at,
  (select coalesce(json_agg(json_build_object('id', d.id, 'name', d.name, 'size', d.byte_size, 'type', d.type)
    order by d.id), '[]') from verification_documents d where d.verification_id = v.id) as documents`;

export type NewVerification = {
  userId: number;
  kind: VerificationKind;
  shownAs: string;
  secret: Buffer;
  fingerprint: Buffer | null;
};

export async function insertVerification(tx: Tx, draft: NewVerification, now: Date): Promise<number> {
  const row = await tx
    .insertInto('verifications')
    .values({
      user_id: draft.userId,
      kind: draft.kind,
      state: 'pending' satisfies VerificationState,
      shown_as: draft.shownAs,
      secret: draft.secret,
      fingerprint: draft.fingerprint,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function lockVerification(tx: Tx, id: number): Promise<Verification | null> {
  const row = await tx
    .selectFrom('verifications')
    .select([
      'id',
      'user_id',
      'kind',
      'state',
      'shown_as',
      'reason',
      'decided_by',
      'created_at',
      'decided_at',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return (row as Verification | undefined) ?? null;
}

export type VerificationChange = {
  state: VerificationState;
  reason?: string;
  decided_by?: number;
  decided_at: Date;
};

export async function updateVerification(tx: Tx, id: number, change: VerificationChange): Promise<void> {
  await tx.updateTable('verifications').set(change).where('id', '=', id).execute();
}

export async function destroyParticulars(tx: Tx, id: number): Promise<void> {
  await tx.updateTable('verifications').set({ secret: null }).where('id', '=', id).execute();
}

/** The latest of each kind. */
export async function listLatest(db: Db, userId: number): Promise<ShownVerification[]> {
  const { rows } = await sql<ShownVerification>`
    select distinct on (v.kind) ${columns} from verifications v
    where v.user_id = ${userId} order by v.kind, v.id desc`.execute(db);
  return rows;
}

export async function getShown(db: Db, id: number): Promise<ShownVerification> {
  const { rows } = await sql<ShownVerification>`
    select ${columns} from verifications v where v.id = ${id}`.execute(db);
  if (!rows[0]) throw new Error(`verification ${id} is gone`);
  return rows[0];
}

export type AdminRow = ShownVerification & {
  secret: Buffer | null;
  nickname: string;
  avatar: string;
  joined_at: Date;
  decider: string | null;
  same_elsewhere: number;
};

const selectForAdmin = (where: RawBuilder<unknown>) => sql<AdminRow>`
  select ${columns}, v.secret, p.nickname, p.avatar, p.created_at as joined_at,
    (select ${shownName()} from users u where u.id = v.decided_by) as decider,
    (select count(distinct o.user_id)::int from verifications o
      where o.fingerprint = v.fingerprint and o.user_id <> v.user_id) as same_elsewhere
  from verifications v
  join lateral (select ${personColumns()}, u.created_at from users u where u.id = v.user_id) p on true ${where}`;

export async function findForAdmin(db: Db, id: number): Promise<AdminRow | null> {
  const { rows } = await selectForAdmin(sql`where v.id = ${id}`).execute(db);
  return rows[0] ?? null;
}

type Page = { state: VerificationState; limit: number; offset: number };

/** What waits: who has waited longest first. Otherwise the latest first. */
export async function listForAdmin(db: Db, { state, limit, offset }: Page): Promise<AdminRow[]> {
  const order = state === 'pending' ? sql`order by v.id` : sql`order by v.id desc`;
  const { rows } = await selectForAdmin(
    sql`where v.state = ${state} ${order} limit ${limit} offset ${offset}`,
  ).execute(db);
  return rows;
}

export async function countByState(db: Db): Promise<Record<VerificationState, number>> {
  const rows = await db
    .selectFrom('verifications')
    .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  const counts = new Map(rows.map(({ state, count }) => [state, count]));
  const pairs = verificationStateNames.map((name) => [name, counts.get(name) ?? 0] as const);
  return Object.fromEntries(pairs) as Record<VerificationState, number>;
}
