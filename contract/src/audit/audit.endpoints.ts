import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { cursor } from '../primitives.ts';

export const auditSubjects = [
  'withdrawal',
  'user',
  'order',
  'dispute',
  'report',
  'game',
  'contest',
  'verification',
  'review',
  'words',
  'post',
  'circle',
] as const;

export const auditEntry = z.object({
  id: z.int(),
  /** Null for the system itself. */
  actor: z.object({ id: z.int(), nickname: z.string() }).nullable(),
  /** As withdrawal.approve. */
  deed: z.string(),
  deed_label: z.string(),
  subject: z.enum(auditSubjects),
  subject_id: z.int(),
  reason: z.string(),
  created_at: z.iso.datetime(),
});
export type AuditEntry = z.output<typeof auditEntry>;

export const listAudit = endpoint({
  method: 'GET',
  path: '/admin/audit',
  access: 'admin',
  summary: '审计记录：谁在什么时候为什么做了什么，只增不改，最新的在前',
  query: z.object({ cursor, subject: z.enum(auditSubjects).nullable().catch(null).default(null) }),
  output: z.object({ data: z.array(auditEntry), next_cursor: z.string().nullable() }),
});
