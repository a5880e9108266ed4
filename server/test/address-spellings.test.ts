import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendRaw } from './raw-request.ts';
import { startTestApp, type TestApp } from './test-app.ts';

const spellings = [
  (path: string) => `/api${path}`,
  (path: string) => `/%61pi${path}`,
  (path: string) => `/%61%70%69${path}`,
  (path: string) => `/ap%69${path.replace('e', '%65')}`,
  (path: string) => `/api${path.replace(/[j-o]/, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)}`,
  (path: string) => `http://localhost/api${path}`,
  (path: string) => `HTTP://LOCALHOST/api${path}`,
  (path: string) => `http://localhost/%61pi${path}`,
  (path: string) => `/api${path}?a=%61&api`,
  (path: string) => `/api${path}#x`,
];
/** No route has them; they are answered as unknown calls, and counted all the same. */
const misspellings = ['//api/site/index', '/api//site/index', '/API/site/index', '/%61pi/nothing', '/api'];

let app: TestApp;

describe('limits follow the route that answers, not the spelling of its address', () => {
  beforeAll(async () => {
    const env = {
      RATE_LIMIT: 'on',
      RATE_LIMIT_API_PER_MINUTE: '40',
      RATE_LIMIT_REGISTRATIONS_PER_HOUR: '10',
    };
    app = await startTestApp({ env });
    await app.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => app.close());

  test('registrations', async () => {
    const register = (spell: (path: string) => string) =>
      sendRaw(app, { method: 'POST', target: spell('/user/register'), body: '{}' });
    for (const spell of spellings) expect(await register(spell)).toMatchObject({ status: 200 });
    for (const spell of spellings) expect(await register(spell)).toMatchObject({ status: 429 });
  });

  test('the API as a whole', async () => {
    const ask = (target: string) => sendRaw(app, { target });
    for (const target of misspellings) {
      const { status, body } = await ask(target);
      expect([target, status, JSON.parse(body)]).toMatchObject([target, 404, { code: 404 }]);
    }
    while ((await ask('/api/site/index')).status !== 429);
    for (const spell of spellings) expect(await ask(spell('/site/index'))).toMatchObject({ status: 429 });
    for (const target of misspellings) expect(await ask(target)).toMatchObject({ status: 429 });
    expect((await ask('/healthz')).status).toBe(200);
  });
});
