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
    wechat: { adapter: 'sandbox' },
    rateLimits: { apiPerMinute: 1200, registrationsPerHour: 120, codesPerHour: 200 },
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
  [{ WECHAT_APP_ID: 'only' }, /WECHAT_APP_SECRET/],
  [{ S3_BUCKET: 'only' }, /S3_ENDPOINT/],
  [{ SMS_ADAPTER: 'webhook' }, /SMS_WEBHOOK_URL/],
  [{ NODE_ENV: 'production' }, /ALLOW_SANDBOX=1/],
  [{ NODE_ENV: 'production', DEMO: '1' }, /DEMO=1.*ALLOW_SANDBOX=1/],
])('%j stops the start with a sentence', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});

test('production takes the sandbox only when told to', () => {
  expect(readConfig({ NODE_ENV: 'production', ALLOW_SANDBOX: '1' }).sms.adapter).toBe('sandbox');
  const real = readConfig({
    NODE_ENV: 'production',
    SMS_ADAPTER: 'webhook',
    SMS_WEBHOOK_URL: 'https://sms.example/send',
    SMS_WEBHOOK_SECRET: 'x'.repeat(16),
  });
  expect(real.wechat.adapter).toBe('off');
  expect(real.demo).toBe(false);
});

test('empty values count as unset; limits can be switched off and changed', () => {
  expect(readConfig({ DATABASE_URL: '', PORT: '' })).toMatchObject({ databaseUrl: null, port: 3000 });
  expect(readConfig({ RATE_LIMIT: 'off' }).rateLimits).toBeNull();
  expect(readConfig({ RATE_LIMIT_API_PER_MINUTE: '10' }).rateLimits?.apiPerMinute).toBe(10);
});
