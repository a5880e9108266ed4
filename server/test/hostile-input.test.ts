import { allEndpoints } from '@zaojie/contract/api';
import type { Endpoint } from '@zaojie/contract/endpoint';
import { jsonSchemaOf } from '@zaojie/contract/openapi';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessMatrix, type MatrixRun } from './access-matrix.ts';
import { startTestApp, type CallAnswer, type TestApp } from './test-app.ts';
import { createAdmin, type Person } from './test-people.ts';
import { createPost } from './test-posts.ts';

let app: TestApp;
let someone: Person;
let run: MatrixRun;
beforeAll(async () => {
  app = await startTestApp();
  someone = await createAdmin(app);
  const postId = await createPost(app, someone);
  const ids = { commentId: 1, circleId: 1, tagId: 1, noticeId: 1, messageId: 1, chatName: '1_2' };
  run = { n: 1, ownerId: someone.id, postId, ...ids };
});
afterAll(() => app.close());

const rubbish: [string, unknown][] = [
  ['null', null],
  ['a number', -1.5],
  ['a huge number', 1e308],
  ['a boolean', true],
  ['an empty string', ''],
  ['an array', ['a', ['b']]],
  ['an object', { $gt: '', constructor: { name: 1 } }],
  ['NUL', 'a\0b'],
  ['NUL in an array', ['a\0b']],
  ['a lone surrogate', 'abc\ud800def'],
  ['right-to-left override', 'abc\u202edef'],
  ['SQL', "'; drop table users; --"],
  ['a script', '<img src=x onerror=alert(1)>'],
  ['100,000 characters', 'x'.repeat(100_000)],
];

function fieldsOf(endpoint: Endpoint, part: 'body' | 'query'): string[] {
  return Object.keys((jsonSchemaOf(endpoint[part], 'input')['properties'] ?? {}) as object);
}

function address(endpoint: Endpoint, parameter: string, query = ''): string {
  return endpoint.path.replaceAll(/\{\w+\}/g, parameter) + query;
}

function expectEnvelope(answer: CallAnswer): void {
  expect(answer.status).toBeLessThan(500);
  expect(Object.keys(JSON.parse(answer.raw) as object)).toEqual(['code', 'msg', 'data']);
  expect(typeof answer.msg).toBe('string');
  expect(answer.raw).not.toMatch(/ at .*\.[jt]s:|select |postgres|syntax/i);
}

async function call(endpoint: Endpoint, path: string, body?: unknown): Promise<CallAnswer> {
  const options = { token: someone.token, ...(body !== undefined && { body }) };
  const answer = await app.send(endpoint.method, path, options);
  // Some of what is tried signs the caller out or locks the account; the next try starts signed in again.
  if (answer.status === 401 || endpoint.path === '/user/logout') await signInAgain();
  return answer;
}

async function signInAgain(): Promise<void> {
  await app.db.deleteFrom('login_guards').execute();
  const answer = await app.post('/user/login', { account: someone.username, password: 'abcd1234' });
  someone = { ...someone, token: (answer.data['userinfo'] as { token: string }).token };
}

describe.each(allEndpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s',
  (_name, endpoint) => {
    test('rubbish in any field, in the path and in place of the body', async () => {
      // What else is sent is right where it can be: the first wrong field would hide what becomes of the others.
      const { body } = accessMatrix[`${endpoint.method} ${endpoint.path}`] ?? {};
      const any = fieldsOf(endpoint, 'body').map((name) => [name, 'abc12345']);
      const others = body?.(run) ?? (Object.fromEntries(any) as Record<string, unknown>);
      for (const [, value] of rubbish) {
        for (const field of fieldsOf(endpoint, 'body')) {
          expectEnvelope(await call(endpoint, address(endpoint, '1'), { ...others, [field]: value }));
        }
        const text = encodeURIComponent((JSON.stringify(value) ?? '').slice(0, 3000));
        for (const field of fieldsOf(endpoint, 'query')) {
          expectEnvelope(
            await call(endpoint, address(endpoint, '1', `?${field}=${text}&${field}[]=${text}`)),
          );
        }
        if (endpoint.path.includes('{'))
          expectEnvelope(await call(endpoint, address(endpoint, text || '%20'), {}));
        if (endpoint.method !== 'GET') expectEnvelope(await call(endpoint, address(endpoint, '1'), value));
      }
    });

    test('bodies that are no JSON, too deep, too large, poisoned or of another type', async () => {
      if (endpoint.method === 'GET') return expect(fieldsOf(endpoint, 'body')).toEqual([]);
      const path = address(endpoint, '1');
      for (const body of [
        '{',
        '{"a":',
        'nul',
        '{"__proto__":{"role":"admin"}}',
        `${'['.repeat(40)}${']'.repeat(40)}`,
      ]) {
        const answer = await call(endpoint, path, body);
        expectEnvelope(answer);
        expect(answer).toMatchObject({ status: 200, code: 1001 });
      }
      const large = await call(endpoint, path, JSON.stringify({ account: 'x'.repeat(1024 * 1024) }));
      expect(large).toMatchObject({ status: 413, code: 413, msg: '提交的内容过大' });
      const xml = await app.send(endpoint.method, path, {
        body: '<a/>',
        token: someone.token,
        headers: { 'content-type': 'application/xml' },
      });
      return expect(xml).toMatchObject({ status: 415, code: 415 });
    });
  },
);

test('a repeated key, a deep but allowed body and unknown fields do no harm', async () => {
  const repeated = await app.post('/user/login', '{"account":"abc","account":"","password":"12345678"}');
  expect(repeated.msg).toBe('请输入账号');
  const deep = await app.post('/user/login', `{"account":"abc","x":${'['.repeat(30)}${']'.repeat(30)}}`);
  expect(deep.msg).toBe('请输入密码');
});
