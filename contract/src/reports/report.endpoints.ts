import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { cursor } from '../primitives.ts';
import { reportErrors } from './report.errors.ts';
import { caseDecision, reportCase, reportForm } from './report.schemas.ts';
import { caseStateNames, reportKindNames } from './report-words.ts';

export const addReport = endpoint({
  method: 'POST',
  path: '/report/add',
  access: 'member',
  summary: '举报一个人或一样内容，每人每样一次；有结果时会收到通知',
  body: reportForm,
  output: z.object({ id: z.int() }),
  errors: [reportErrors.targetNotFound, reportErrors.ofOneself, reportErrors.repeated],
});

export const listReportCases = endpoint({
  method: 'GET',
  path: '/admin/reports',
  access: 'admin',
  summary: '举报：同一样内容的举报在一起；待处理的最早的在前，处理过的最新的在前',
  query: z.object({
    state: z.enum(caseStateNames).catch('open').default('open'),
    kind: z.enum(reportKindNames).nullable().catch(null).default(null),
    cursor,
  }),
  output: z.object({
    data: z.array(reportCase),
    next_cursor: z.string().nullable(),
    /** Of all kinds; counting stops at 1000. */
    open_count: z.int(),
  }),
});

export const decideReportCase = endpoint({
  method: 'POST',
  path: '/admin/reports',
  access: 'admin',
  summary: '处理举报：不成立，或成立并提醒对方、移除内容，移除的可以撤销；理由写进审计记录，举报人会收到结果',
  body: caseDecision,
  output: reportCase,
  errors: [
    reportErrors.notFound,
    reportErrors.wrongState,
    reportErrors.ownCase,
    reportErrors.cannotRemove,
    reportErrors.cannotUndo,
  ],
});
