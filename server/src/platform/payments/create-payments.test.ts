import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { StartupError } from '../../startup-error.ts';
import { makeCertificate } from './certificate.rig.ts';
import { createPayments } from './create-payments.ts';
import { keysOf, order, readableLog } from './fake-provider.rig.ts';

let folder: string;
const file = (name: string) => join(folder, name);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zaojie-payments-'));
  const { privateKey, publicKey } = keysOf('merchant');
  await writeFile(file('key.pem'), privateKey.export({ type: 'pkcs8', format: 'pem' }));
  await writeFile(file('key.txt'), privateKey.export({ type: 'pkcs1', format: 'der' }).toString('base64'));
  await writeFile(file('public.pem'), publicKey.export({ type: 'spki', format: 'pem' }));
  await writeFile(file('public.txt'), publicKey.export({ type: 'spki', format: 'der' }).toString('base64'));
  await writeFile(file('cert.pem'), makeCertificate(keysOf('merchant'), '41AB', new Date('2031-01-01')));
  await writeFile(file('none.pem'), 'not a key');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const wechat = () => ({
  WECHAT_PAY_APP_ID: 'wx1',
  WECHAT_PAY_MERCHANT_ID: '1900000109',
  WECHAT_PAY_KEY_FILE: file('key.pem'),
  WECHAT_PAY_KEY_SERIAL: '41AB',
  WECHAT_PAY_V3_KEY: 'a-key-of-exactly-32-characters-x',
});
const alipay = () => ({
  ALIPAY_APP_ID: '2021000000000001',
  ALIPAY_SELLER_ID: '2088102119685838',
  ALIPAY_KEY_FILE: file('key.txt'),
  ALIPAY_PUBLIC_KEY_FILE: file('public.txt'),
});
const create = (env: Record<string, string>) =>
  createPayments(readConfig(env).payments, {
    secret: 'x'.repeat(32),
    dataDir: folder,
    log: readableLog().log,
    now: () => new Date('2026-11-17T04:30:00Z'),
  });

test('without settings the sandbox stands in, and only it', () => {
  const payments = create({});
  expect(payments.methods).toEqual(['sandbox']);
  expect(payments.find('wechat')).toBeNull();
  expect(payments.find('sandbox')?.isSandbox).toBe(true);
  expect(payments.cashier).not.toBeNull();
});

test('with a real provider there is no play money', () => {
  const payments = create({ ...wechat(), ...alipay() });
  expect(payments.methods).toEqual(['wechat', 'alipay']);
  expect(payments.find('sandbox')).toBeNull();
  expect(payments.cashier).toBeNull();
  expect(create(alipay()).methods).toEqual(['alipay']);
});

test('an app with certificates names them in what it sends', async () => {
  const certificates = { ALIPAY_APP_CERT_FILE: file('cert.pem'), ALIPAY_ROOT_CERT_FILE: file('cert.pem') };
  const payments = create({ ...alipay(), ...certificates, ALIPAY_PUBLIC_KEY_FILE: file('cert.pem') });
  const page = await payments.find('alipay')?.createPayment(order);
  const sent = new URL(page?.payUrl ?? '').searchParams;
  expect(sent.get('app_cert_sn')).toMatch(/^[0-9a-f]{32}$/);
  expect(sent.get('alipay_root_cert_sn')).toBe(sent.get('app_cert_sn'));
});

test.each([
  [{ WECHAT_PAY_KEY_FILE: 'missing.pem' }, /读不到 WECHAT_PAY_KEY_FILE/],
  [{ WECHAT_PAY_KEY_FILE: 'none.pem' }, /WECHAT_PAY_KEY_FILE.*RSA 私钥/],
  [{ WECHAT_PAY_KEY_FILE: 'public.pem' }, /WECHAT_PAY_KEY_FILE.*RSA 私钥/],
  [{ ALIPAY_PUBLIC_KEY_FILE: 'none.pem' }, /ALIPAY_PUBLIC_KEY_FILE.*RSA 公钥/],
  [{ ALIPAY_APP_CERT_FILE: 'public.pem', ALIPAY_ROOT_CERT_FILE: 'cert.pem' }, /ALIPAY_APP_CERT_FILE/],
  [{ ALIPAY_APP_CERT_FILE: 'cert.pem', ALIPAY_ROOT_CERT_FILE: 'none.pem' }, /ALIPAY_ROOT_CERT_FILE/],
])('%j ends the start with a sentence', (files, sentence) => {
  const paths = Object.fromEntries(Object.entries(files).map(([name, path]) => [name, file(path)]));
  expect(() => create({ ...wechat(), ...alipay(), ...paths })).toThrow(sentence);
  expect(() => create({ ...wechat(), ...alipay(), ...paths })).toThrow(StartupError);
});
