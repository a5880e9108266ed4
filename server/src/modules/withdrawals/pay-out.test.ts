import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { runDueJobs } from '../../../test/test-bounties.ts';
import { createAdmin, createPerson, type Person } from '../../../test/test-people.ts';
import { emitEvent } from '../../platform/events/emit-event.ts';
import { transaction } from '../../db/transaction.ts';
import { PaymentUnknown, type PaymentProvider } from '../../platform/payments/payment-provider.ts';
import { listTransfersOf, verifyLedger } from '../ledger/index.ts';
import { callOf, giveMoney, playing } from '../payments/payments.rig.ts';
import { addAccount, decideAs, figuresOf, makeWithdrawal } from './withdrawals.rig.ts';

let app: TestApp;
let admin: Person;
let person: Person;
const odd: Partial<PaymentProvider> = {};
/** What the provider was asked to pay, by number. */
let sent: string[] = [];
beforeAll(async () => {
  app = await startTestApp({ services: (services) => ({ payments: playing(services, odd) }) });
  admin = await createAdmin(app);
});
beforeEach(async () => {
  person = await createPerson(app);
  await giveMoney(app, person, 100);
  for (const name of Object.keys(odd)) delete odd[name as keyof PaymentProvider];
  const payOut = callOf(app.services, 'payOut');
  sent = [];
  odd.payOut = (request) => {
    sent.push(request.payoutNo);
    return payOut(request);
  };
});
afterAll(() => app.close());

async function approved(holder?: string): Promise<number> {
  const id = await makeWithdrawal(app, person, 40, await addAccount(app, person, holder));
  await decideAs(app, admin, id, 'approve');
  return id;
}
const stateOf = async (id: number) =>
  await app.db
    .selectFrom('withdrawals')
    .select(['state', 'reason'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const kinds = async (id: number) =>
  (await listTransfersOf(app.db, { kind: 'withdrawal', id })).map(({ kind }) => kind);
const back = { available: 100, frozen: 0, escrow: 0 };
const gone = { available: 60, frozen: 0, escrow: 0 };

test.each([
  ['模拟拒绝', '收款账户没有通过渠道的检查'],
  ['模拟失败', '渠道打款没有成功'],
])('%s: failed, with a reason for its owner, and the money is back', async (holder, reason) => {
  const id = await approved(holder);
  await runDueJobs(app);
  expect(await stateOf(id)).toMatchObject({
    state: 'failed',
    reason: expect.stringContaining(reason) as string,
  });
  expect(await figuresOf(app, person)).toEqual(back);
  expect(await kinds(id)).toEqual(['withdrawal', 'withdrawal_sent', 'withdrawal_returned']);
  await app.deliver();
  expect((await app.get('/message/notifications', { token: person.token })).raw).toContain('提现打款失败');
});

test.each([['模拟处理中'], ['模拟中断']])('%s: asked again by the same number, paid once', async (holder) => {
  const id = await approved(holder);
  await runDueJobs(app);
  expect(await stateOf(id)).toMatchObject({ state: 'approved' });
  expect(await figuresOf(app, person)).toEqual(gone);
  for (let i = 0; i < 3; i++) {
    app.passSeconds(3600);
    await runDueJobs(app);
  }
  expect(await stateOf(id)).toMatchObject({ state: 'paid' });
  expect(sent).toHaveLength(1);
  expect(await kinds(id)).toEqual(['withdrawal', 'withdrawal_sent', 'withdrawal_paid']);
  expect(await figuresOf(app, person)).toEqual(gone);
});

test('an answer that never came of a call that never arrived: sent again under the same number, after a while', async () => {
  const { payOut } = odd;
  odd.payOut = ({ payoutNo }) => {
    sent.push(payoutNo);
    return Promise.reject(new PaymentUnknown('payout', 'timeout'));
  };
  const id = await approved();
  await runDueJobs(app);
  Object.assign(odd, { payOut });
  app.passSeconds(60);
  await runDueJobs(app);
  // Missing, but it may still be on its way.
  expect(sent).toHaveLength(1);
  app.passSeconds(600);
  await runDueJobs(app);
  expect(sent).toHaveLength(2);
  expect(new Set(sent).size).toBe(1);
  expect(await stateOf(id)).toMatchObject({ state: 'paid' });
});

test('a provider that says another amount is not believed', async () => {
  odd.payOut = async () => ({
    state: 'paid',
    providerNo: 'X',
    amountFen: 1,
    currency: 'CNY',
    at: new Date(),
  });
  const id = await approved();
  await runDueJobs(app);
  expect(await stateOf(id)).toMatchObject({ state: 'approved' });
  expect(app.logLines.join()).toContain('payout.wrong_amount');
});

test('news of a payout makes us ask; the job run twice pays once', async () => {
  const id = await approved('模拟处理中');
  await runDueJobs(app);
  const { payout_no: payoutNo } = await app.db
    .selectFrom('withdrawals')
    .select('payout_no')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await transaction(app.db, async (tx) => {
    for (const no of [payoutNo, payoutNo, 'W20260101NOBODYS'])
      await emitEvent(tx, 'payout.told', { payoutNo: no });
  });
  await app.deliver();
  await runDueJobs(app);
  expect(await stateOf(id)).toMatchObject({ state: 'paid' });
  const { payOut } = await import('./pay-out.ts');
  await Promise.all([1, 2, 3].map(() => payOut(app.services, id)));
  expect(sent).toHaveLength(1);
  expect(await kinds(id)).toHaveLength(3);
});

test('an account that can not be opened is given up before anybody is asked', async () => {
  const id = await approved();
  await app.db
    .updateTable('payout_accounts')
    .set({ secret: Buffer.from('rubbish') })
    .where('user_id', '=', person.id)
    .execute();
  await runDueJobs(app);
  expect(await stateOf(id)).toMatchObject({
    state: 'failed',
    reason: expect.stringContaining('无法读取') as string,
  });
  expect(sent).toEqual([]);
  expect(await figuresOf(app, person)).toEqual(back);
});

test('what was forgotten is found', async () => {
  const id = await approved();
  await app.db.deleteFrom('graphile_worker._private_jobs' as never).execute();
  app.passSeconds(4 * 3600);
  const { findForgottenPayouts } = await import('./pay-out.ts');
  await findForgottenPayouts(app.services);
  await runDueJobs(app);
  expect(await stateOf(id)).toMatchObject({ state: 'paid' });
});

test('after all of it the ledger is right', async () => {
  expect((await verifyLedger(app.db)).faults).toEqual([]);
});
