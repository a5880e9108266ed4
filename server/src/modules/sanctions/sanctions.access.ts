import * as sanctions from '@zaojie/contract/sanctions/sanction.endpoints';
import * as appeals from '@zaojie/contract/sanctions/appeal.endpoints';
import { accessOf, forAdmin, forEveryone } from '../../../test/access-matrix-rows.ts';
import type { Stage } from '../../../test/access-matrix-stage.ts';
import { createAdmin, createPerson, PASSWORD, type Person } from '../../../test/test-people.ts';

/** People of their own, so that nobody else's calls are refused because of it. */
async function makeSanction({ app }: Stage) {
  const admin = await createAdmin(app);
  const [muted, free] = [await createPerson(app), await createPerson(app)];
  const body = { user_id: muted.id, kind: 'mute', days: 1, reason: '刷屏' };
  const answer = await app.post('/admin/sanctions', body, { token: admin.token });
  const [imposed] = answer.data['sanctions'] as { id: number }[];
  return { sanctionId: imposed?.id ?? 0, freeId: free.id, ...(await makeAppeal(app, admin)) };
}

/** Two who are shut out, one of whom has said something against it. */
async function makeAppeal(app: Stage['app'], admin: Person) {
  const tokens: string[] = [];
  for (const person of [await createPerson(app), await createPerson(app)]) {
    const body = { user_id: person.id, kind: 'ban', days: 1, reason: '刷屏' };
    await app.post('/admin/sanctions', body, { token: admin.token });
    const refused = await app.post('/user/login', { account: person.username, password: PASSWORD });
    tokens.push(refused.data['appeal_token'] as string);
  }
  const [token = '', spent = ''] = tokens;
  await app.post('/appeal/send', { token: spent, words: '误会' });
  const appeal = await app.db
    .selectFrom('ban_appeals')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return { token, appealId: appeal.id };
}

export const access = accessOf(makeSanction, (row) => [
  row(sanctions.listManagedPeople, forAdmin),
  row(sanctions.imposeSanction, forAdmin, ({ freeId }) => ({
    body: { user_id: freeId, kind: 'ban' as const, days: 7 as const, reason: '发布侵权内容' },
  })),
  row(appeals.getOwnBan, forEveryone, ({ token }) => ({ body: { token } })),
  row(appeals.appealBan, forEveryone, ({ token }) => ({ body: { token, words: '我没有刷屏' } })),
  row(appeals.listBanAppeals, forAdmin),
  row(appeals.decideBanAppeal, forAdmin, ({ appealId }) => ({
    body: { id: appealId, verdict: 'keep' as const, reason: '证据清楚' },
  })),
  row(sanctions.liftSanction, forAdmin, ({ sanctionId }) => ({ body: { id: sanctionId, reason: '已说明' } })),
]);
