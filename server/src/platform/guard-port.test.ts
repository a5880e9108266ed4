import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { afterCommit, transaction } from '../db/transaction.ts';
import { guardPort, OutsideCallInTransaction } from './guard-port.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const port = guardPort('mail', { isSandbox: true, send: async (text: string) => `sent ${text}` });

test('works outside of transactions, and says what it is anywhere', async () => {
  expect(await port.send('a')).toBe('sent a');
  await transaction(app.db, async () => expect(port.isSandbox).toBe(true));
});

test('refuses inside, however deep, and names the call', async () => {
  const deep = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    return port.send('a');
  };
  await expect(transaction(app.db, () => deep())).rejects.toThrow(OutsideCallInTransaction);
  await expect(transaction(app.db, () => port.send('a'))).rejects.toThrow('mail.send was called inside');
});

test('works again after the commit, after a failure, and beside a transaction', async () => {
  const told: Promise<string>[] = [];
  await transaction(app.db, async (tx) => afterCommit(tx, () => void told.push(port.send('after'))));
  expect(await Promise.all(told)).toEqual(['sent after']);
  await expect(transaction(app.db, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  const [, beside] = await Promise.all([
    transaction(app.db, () => new Promise((resolve) => setImmediate(resolve))),
    port.send('beside'),
  ]);
  expect(beside).toBe('sent beside');
});

test('holds for every port of the app', async () => {
  const { storage, sms, mail, push, socialProvider, payments } = app.services;
  const calls: Record<string, () => Promise<unknown> | undefined> = {
    'storage.exists': () => storage.exists('a.webp'),
    'storage.put': () => storage.put('a.webp', Buffer.from('x'), { contentType: 'x' }),
    'sms.sendCode': () => sms.sendCode('13800000000', '123456'),
    'mail.send': () => mail?.send({ to: 'a@example.com', subject: 'a', text: 'a' }),
    'push.publicKey': () => push?.publicKey(),
    'socialProvider.exchange': () => socialProvider?.exchange('x'),
    'payments.sandbox.queryPayment': () => payments.find('sandbox')?.queryPayment('P000001'),
    'payments.cashier.act': () => payments.cashier?.act('P000001', 'pay'),
  };
  for (const [name, call] of Object.entries(calls)) {
    await expect(transaction(app.db, async () => call())).rejects.toThrow(`${name} was called inside`);
  }
});
