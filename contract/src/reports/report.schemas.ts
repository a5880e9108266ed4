import * as z from 'zod';
import { id, optionalText, text } from '../primitives.ts';
import {
  caseMoveNames,
  caseStateNames,
  reportKindNames,
  reportLimits,
  reportReasonNames,
} from './report-words.ts';

const { descriptionMax, noteMax } = reportLimits;

export const reportForm = z
  .object({
    kind: z.enum(reportKindNames, { error: '请选择要举报什么' }),
    target_id: id('要举报的内容不存在'),
    reason: z.enum(reportReasonNames, { error: '请选择举报的原因' }),
    description: optionalText(descriptionMax, '说明').default(''),
  })
  .refine(({ reason, description }) => reason !== 'other' || description !== '', {
    error: '请说明是什么问题',
    path: ['description'],
  });
export type ReportForm = z.input<typeof reportForm>;

const person = z.object({ id: z.int(), nickname: z.string(), avatar: z.string() });

export const caseReport = z.object({
  id: z.int(),
  /** Null: the word filter said so. */
  reporter: person.nullable(),
  reason: z.enum(reportReasonNames),
  reason_label: z.string(),
  description: z.string(),
  created_at: z.iso.datetime(),
});

export const reportCase = z.object({
  id: z.int(),
  kind: z.enum(reportKindNames),
  kind_label: z.string(),
  target_id: z.int(),
  /** As it stood when it was first reported. */
  title: z.string(),
  excerpt: z.string(),
  /** Where it stands; empty when it is gone. */
  link: z.string(),
  owner: person,
  state: z.enum(caseStateNames),
  state_label: z.string(),
  /** The word filter keeps it out of sight until it is decided. */
  is_held: z.boolean(),
  reports_count: z.int(),
  /** The latest of them. */
  reports: z.array(caseReport),
  decision: z
    .object({
      action: z.enum(['dismiss', 'warn', 'remove']),
      admin: person.nullable(),
      note: z.string(),
      at: z.iso.datetime(),
    })
    .nullable(),
  /** What was removed stands again. */
  undone: z.object({ admin: person.nullable(), note: z.string(), at: z.iso.datetime() }).nullable(),
  created_at: z.iso.datetime(),
  can: z.record(z.enum(caseMoveNames), z.boolean()),
});
export type ReportCase = z.output<typeof reportCase>;

export const caseDecision = z.object({
  id: id('举报不存在'),
  action: z.enum(caseMoveNames, { error: '请选择怎么处理' }),
  note: text({
    requiredMessage: '请填写理由',
    max: [noteMax, `理由不能超过${noteMax}个字符`],
    hasLines: true,
  }),
});
