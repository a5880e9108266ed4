import type { CashierOutcome } from '@zaojie/contract/payments/payment-words';
import type { CallAnswer, TestApp } from '../../../test/test-app.ts';
import type { Person } from '../../../test/test-people.ts';
import type { Services } from '../../frame/context.ts';
import type { Payments } from '../../platform/payments/create-payments.ts';
import type { PaymentProvider } from '../../platform/payments/payment-provider.ts';

/* For tests: people who pay at the sandbox's counter. */

export type Opened = { id: number; no: string; key: string; payUrl: string };

export async function openRecharge(app: TestApp, { token }: Person, yuan: number | string): Promise<Opened> {
  const { code, msg, data } = await app.post(
    '/wallet/recharge',
    { amount: yuan, method: 'sandbox' },
    { token },
  );
  if (code !== 1) throw new Error(`recharge refused: ${msg}`);
  const payUrl = String(data['pay_url']);
  const key = new URL(payUrl).searchParams.get('key') ?? '';
  return { id: Number(data['payment_id']), no: String(data['payment_no']), key, payUrl };
}

export function atCashier(
  app: TestApp,
  { no, key }: Pick<Opened, 'no' | 'key'>,
  outcome?: CashierOutcome,
): Promise<CallAnswer> {
  return app.post(`/sandbox/cashier/${no}?key=${key}`, outcome && { outcome });
}

/** Somebody who has so much in their wallet, brought there by the cashier. */
export async function giveMoney(app: TestApp, person: Person, yuan: number | string): Promise<Opened> {
  const opened = await openRecharge(app, person, yuan);
  await atCashier(app, opened, 'paid');
  return opened;
}

export async function stateOf(app: TestApp, { token }: Person, { id }: Pick<Opened, 'id'>): Promise<unknown> {
  return (await app.get(`/wallet/payments/${id}`, { token })).data['state'];
}

/** The sandbox with some of its calls played differently; what is changed later counts from then on. */
export function playing(services: Services, parts: Partial<PaymentProvider>): Payments {
  const real = services.payments.find('sandbox');
  if (!real) throw new Error('the sandbox is off');
  const provider = new Proxy(real, {
    get: (target, name) => Reflect.get(parts, name) ?? Reflect.get(target, name),
  });
  return { ...services.payments, find: (method) => (method === 'sandbox' ? provider : null) };
}

/** One of the sandbox's calls as it is now. */
export function callOf<N extends 'queryPayment' | 'payOut'>(services: Services, name: N): PaymentProvider[N] {
  const provider = services.payments.find('sandbox');
  if (!provider) throw new Error('the sandbox is off');
  return provider[name];
}

/** Posts to where providers post, in the provider's own words. */
export async function notify(
  app: TestApp,
  notification: { headers?: Record<string, string>; rawBody: Buffer | string } | null,
  method = 'sandbox',
): Promise<number> {
  if (!notification) throw new Error('nothing to tell');
  const { headers = {}, rawBody } = notification;
  const url = `/api/payments/notify/${method}`;
  return (await app.app.inject({ method: 'POST', url, headers, payload: rawBody })).statusCode;
}
