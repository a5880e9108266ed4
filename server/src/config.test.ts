import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('nothing set means a local demo on port 3000', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: null,
    redisUrl: null,
    demo: true,
    isProduction: false,
    sms: { adapter: 'sandbox' },
    mail: { adapter: 'sandbox' },
    wechat: { adapter: 'sandbox' },
    payments: { adapter: 'sandbox' },
    rateLimits: { apiPerMinute: 1200, registrationsPerHour: 120, codesPerHour: 200, failedLogins: 60 },
  });
});

test.each([
  [{ PORT: 'abc' }, /PORT/],
  [{ PORT: '70000' }, /PORT/],
  [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL.*postgres:\/\//],
  [{ REDIS_URL: 'localhost' }, /REDIS_URL/],
  [{ PUBLIC_URL: 'zaojie.example' }, /PUBLIC_URL/],
  [{ APP_SECRET: 'short' }, /APP_SECRET/],
  [{ DEMO: 'maybe' }, /DEMO/],
  [{ TRUST_PROXY: 'yes' }, /TRUST_PROXY.*层数/],
  [{ TRUST_PROXY: '-1' }, /TRUST_PROXY/],
  [{ TRUST_PROXY: '10.0.0.1,10.0.0' }, /TRUST_PROXY/],
  [{ TRUST_PROXY: '10.0.0.0/33' }, /TRUST_PROXY/],
  [{ TRUST_PROXY: '0.0.0.0/0' }, /TRUST_PROXY/],
  [{ ALLOWED_HOSTS: 'zaojie.example:80' }, /ALLOWED_HOSTS.*逗号/],
  [{ ALLOWED_HOSTS: 'https://zaojie.example' }, /ALLOWED_HOSTS/],
  [{ ALLOWED_HOSTS: '*' }, /ALLOWED_HOSTS/],
  [{ METRICS_TOKEN: 'short' }, /METRICS_TOKEN/],
  [{ WECHAT_APP_ID: 'only' }, /WECHAT_APP_SECRET/],
  [{ SMTP_URL: 'smtp.example' }, /SMTP_URL.*smtps:/],
  [{ SMTP_URL: 'smtp://smtp.example' }, /MAIL_FROM/],
  [{ S3_BUCKET: 'only' }, /S3_ENDPOINT/],
  [{ SMS_ADAPTER: 'webhook' }, /SMS_WEBHOOK_URL/],
  [{ WECHAT_PAY_MERCHANT_ID: '1900000109' }, /WECHAT_PAY_APP_ID、.*WECHAT_PAY_V3_KEY 要一起设置/],
  [{ WECHAT_PAY_V3_KEY: 'short' }, /WECHAT_PAY_V3_KEY.*32/],
  [{ WECHAT_PAY_PUBLIC_KEY_ID: 'x' }, /WECHAT_PAY_PUBLIC_KEY_ID.*PUB_KEY_ID_/],
  [{ WECHAT_PAY_PUBLIC_KEY_ID: 'PUB_KEY_ID_1' }, /WECHAT_PAY_PUBLIC_KEY_FILE/],
  [{ ALIPAY_APP_ID: '2021' }, /ALIPAY_SELLER_ID、ALIPAY_KEY_FILE/],
  [{ ALIPAY_SELLER_ID: 'shop' }, /ALIPAY_SELLER_ID.*2088/],
  [{ ALIPAY_APP_CERT_FILE: 'a', ALIPAY_ROOT_CERT_FILE: 'b' }, /ALIPAY_APP_ID/],
  [{ VAPID_PUBLIC_KEY: 'x'.repeat(87) }, /VAPID_PRIVATE_KEY/],
  [{ VAPID_PRIVATE_KEY: 'short' }, /VAPID_PRIVATE_KEY.*43/],
  [{ PUSH_SERVICES: 'https://push.example' }, /PUSH_SERVICES/],
  [{ NODE_ENV: 'production' }, /ALLOW_SANDBOX=1/],
  [{ NODE_ENV: 'production', DEMO: '1' }, /DEMO=1.*ALLOW_SANDBOX=1/],
])('%j stops the start with a sentence', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});

/** What a real site can't do without. */
const realSite = {
  NODE_ENV: 'production',
  SMS_ADAPTER: 'webhook',
  SMS_WEBHOOK_URL: 'https://sms.example/send',
  SMS_WEBHOOK_SECRET: 'x'.repeat(16),
  ALIPAY_APP_ID: '2021000000000001',
  ALIPAY_SELLER_ID: '2088102119685838',
  ALIPAY_KEY_FILE: 'key.pem',
  ALIPAY_PUBLIC_KEY_FILE: 'alipay.pem',
};

test('production takes the sandbox only when told to', () => {
  const demo = readConfig({ NODE_ENV: 'production', ALLOW_SANDBOX: '1' });
  expect([demo.sms.adapter, demo.payments.adapter]).toEqual(['sandbox', 'sandbox']);
  const isOfPayments = ([name]: [string, string]) => name.startsWith('ALIPAY');
  const unpaid = Object.fromEntries(Object.entries(realSite).filter((entry) => !isOfPayments(entry)));
  expect(() => readConfig(unpaid)).toThrow(/支付沙箱.*ALLOW_SANDBOX=1/);
  const real = readConfig(realSite);
  expect(real.payments).toMatchObject({
    adapter: 'real',
    wechat: null,
    alipay: { sellerId: '2088102119685838' },
  });
  expect([real.wechat.adapter, real.mail.adapter]).toEqual(['off', 'off']);
  expect(real.demo).toBe(false);
});

test('empty values count as unset; limits can be switched off and changed', () => {
  expect(readConfig({ DATABASE_URL: '', PORT: '' })).toMatchObject({ databaseUrl: null, port: 3000 });
  expect(readConfig({ RATE_LIMIT: 'off' }).rateLimits).toBeNull();
  expect(readConfig({ RATE_LIMIT_API_PER_MINUTE: '10' }).rateLimits?.apiPerMinute).toBe(10);
});

test.each([
  [undefined, null],
  ['off', null],
  ['0', null],
  ['1', { hops: 1 }],
  ['true', { hops: 1 }],
  ['on', { hops: 1 }],
  ['2', { hops: 2 }],
  ['10.0.0.7', { ranges: [{ address: '10.0.0.7', family: 'ipv4', bits: 32 }] }],
  [
    '10.0.0.0/8, fd00::/8',
    {
      ranges: [
        { address: '10.0.0.0', family: 'ipv4', bits: 8 },
        { address: 'fd00::', family: 'ipv6', bits: 8 },
      ],
    },
  ],
])('TRUST_PROXY=%s', (value, expected) => {
  expect(readConfig({ TRUST_PROXY: value }).trustProxy).toEqual(expected);
});

test('the foot of the page has examples in a demo, and only what was set on a real site', () => {
  expect(readConfig({}).site).toMatchObject({ copyright: null, contactEmail: 'hello@zaojie.example' });
  const real = { ...realSite, SITE_ICP_FILING: '京ICP备12345678号' };
  expect(readConfig(real).site).toMatchObject({
    copyright: null,
    icpFiling: '京ICP备12345678号',
    policeFiling: null,
    contactEmail: null,
  });
  expect(() => readConfig({ SITE_CONTACT_EMAIL: 'nobody' })).toThrow(/SITE_CONTACT_EMAIL/);
});
