import type { AuditDeed } from '@zaojie/contract/audit/audit-deeds';
import type { auditSubjects } from '@zaojie/contract/audit/audit.endpoints';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { shownName } from '../users/index.ts';

export type AuditSubject = (typeof auditSubjects)[number];
export type Deed = {
  /** Null for the system itself. */
  actorId: number | null;
  deed: AuditDeed;
  subject: AuditSubject;
  subjectId: number;
  reason: string;
};

/** In the transaction of the deed: what is done is written down, and what is written down was done. */
export async function record(
  tx: Tx,
  { actorId, deed, subject, subjectId, reason }: Deed,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('audit_entries')
    .values({ actor_id: actorId, deed, subject, subject_id: subjectId, reason, created_at: now })
    .execute();
}

export type AuditRow = {
  id: number;
  actor: { id: number; nickname: string } | null;
  deed: AuditDeed;
  subject: AuditSubject;
  subject_id: number;
  reason: string;
  created_at: Date;
};

export async function listDeeds(
  db: Db,
  { subject, beforeId, limit }: { subject: AuditSubject | null; beforeId: number | null; limit: number },
): Promise<AuditRow[]> {
  const conditions = [
    ...(subject === null ? [] : [sql`e.subject = ${subject}`]),
    ...(beforeId === null ? [] : [sql`e.id < ${beforeId}`]),
  ];
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
  const { rows } = await sql<AuditRow>`
    select e.id, e.deed, e.subject, e.subject_id, e.reason, e.created_at,
      case when u.id is not null then json_build_object('id', u.id, 'nickname', ${shownName()}) end as actor
    from audit_entries e left join users u on u.id = e.actor_id ${where}
    order by e.id desc limit ${limit}`.execute(db);
  return rows;
}
