import type { CallAnswer, TestApp } from '../../../test/test-app.ts';
import { PASSWORD, type Person } from '../../../test/test-people.ts';

/* For tests: people with an account to be paid to. */

export const CARD = '6222020200112346789';

/** The holder decides what the sandbox does with the payout. */
export async function addAccount(app: TestApp, { token }: Person, holder = '林小满'): Promise<number> {
  const form = { kind: 'bank', holder, bank: '招商银行', card: CARD, password: PASSWORD };
  const { code, msg, data } = await app.post('/wallet/accounts', form, { token });
  if (code !== 1) throw new Error(`account refused: ${msg}`);
  return Number(data['id']);
}

export function askWithdrawal(
  app: TestApp,
  { token }: Person,
  form: { amount: unknown; account_id: number; password?: unknown },
  headers: Record<string, string> = {},
): Promise<CallAnswer> {
  return app.post('/wallet/withdraw', { password: PASSWORD, ...form }, { token, headers });
}

export async function makeWithdrawal(
  app: TestApp,
  person: Person,
  amount: number,
  accountId: number,
): Promise<number> {
  const { code, msg, data } = await askWithdrawal(app, person, { amount, account_id: accountId });
  if (code !== 1) throw new Error(`withdrawal refused: ${msg}`);
  return Number(data['id']);
}

export function decideAs(
  app: TestApp,
  { token }: Person,
  id: number,
  action: 'approve' | 'reject',
  reason = action === 'reject' ? '户名与实名不符' : '',
): Promise<CallAnswer> {
  return app.post('/admin/withdrawals', { id, action, reason }, { token });
}

export type Figures = { available: number; frozen: number; escrow: number };

export async function figuresOf(app: TestApp, { token }: Person): Promise<Figures> {
  const { available, frozen, escrow } = (await app.get('/wallet/index', { token })).data;
  return { available: Number(available), frozen: Number(frozen), escrow: Number(escrow) };
}
