import * as sanctions from '@zaojie/contract/sanctions/sanction.endpoints';
import { accessOf, forAdmin } from '../../../test/access-matrix-rows.ts';
import type { Stage } from '../../../test/access-matrix-stage.ts';
import { createAdmin, createPerson } from '../../../test/test-people.ts';

/** People of their own, so that nobody else's calls are refused because of it. */
async function makeSanction({ app }: Stage) {
  const admin = await createAdmin(app);
  const [muted, free] = [await createPerson(app), await createPerson(app)];
  const body = { user_id: muted.id, kind: 'mute', days: 1, reason: '刷屏' };
  const answer = await app.post('/admin/sanctions', body, { token: admin.token });
  const [imposed] = answer.data['sanctions'] as { id: number }[];
  return { sanctionId: imposed?.id ?? 0, freeId: free.id };
}

export const access = accessOf(makeSanction, (row) => [
  row(sanctions.listManagedPeople, forAdmin),
  row(sanctions.imposeSanction, forAdmin, ({ freeId }) => ({
    body: { user_id: freeId, kind: 'ban' as const, days: 7 as const, reason: '发布侵权内容' },
  })),
  row(sanctions.liftSanction, forAdmin, ({ sanctionId }) => ({ body: { id: sanctionId, reason: '已说明' } })),
]);
