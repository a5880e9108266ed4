import * as endpoints from '@zaojie/contract/reports/report.endpoints';
import { accessOf, forAdmin, notOneself, unlessBlocked } from '../../../test/access-matrix-rows.ts';
import type { Stage } from '../../../test/access-matrix-stage.ts';
import { createPost } from '../../../test/test-posts.ts';

/** The counterparty has reported a post of the owner. */
async function makeCase({ app, owner, counterparty }: Stage) {
  const postId = await createPost(app, owner);
  const body = { kind: 'post', target_id: postId, reason: 'spam' };
  await app.post('/report/add', body, { token: counterparty.token });
  const found = await app.db
    .selectFrom('report_cases')
    .select('id')
    .where('target_id', '=', postId)
    .executeTakeFirstOrThrow();
  return { caseId: found.id };
}

export const access = accessOf(makeCase, (row) => [
  row(endpoints.addReport, unlessBlocked(notOneself), ({ owner }) => ({
    body: { kind: 'person' as const, target_id: owner.id, reason: 'spam' as const },
  })),
  row(endpoints.listReportCases, forAdmin),
  row(endpoints.decideReportCase, forAdmin, ({ caseId }) => ({
    body: { id: caseId, action: 'warn' as const, note: '请不要刷屏' },
  })),
]);
