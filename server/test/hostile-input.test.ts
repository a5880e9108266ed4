import { allEndpoints } from '@zaojie/contract/api';
import type { AnySchema, Endpoint } from '@zaojie/contract/endpoint';
import { jsonSchemaOf } from '@zaojie/contract/openapi';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessFiles } from './access-matrix-calls.ts';
import type { RowRequest } from './access-matrix-rows.ts';
import { createStage } from './access-matrix-stage.ts';
import { startTestApp, type CallAnswer, type TestApp } from './test-app.ts';
import { makeAdmin, type Person } from './test-people.ts';

let app: TestApp;
let someone: Person;
const requests = new Map<Endpoint, RowRequest>();
beforeAll(async () => {
  app = await startTestApp();
  const stage = await createStage(app);
  someone = stage.owner;
  for (const { prepare, rows } of Object.values(accessFiles)) {
    const things = await prepare(stage);
    for (const { endpoint, request } of rows) requests.set(endpoint, request(things));
  }
  await makeAdmin(app, someone);
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
  ['SQL', "'; drop table users; --"],
  ['a script', '<img src=x onerror=alert(1)>'],
  ['100,000 characters', 'x'.repeat(100_000)],
];

const tooLarge = JSON.stringify({ account: 'x'.repeat(1024 * 1024) });

const known = new Map<AnySchema, string[]>();

function fieldsOf(endpoint: Endpoint, part: 'body' | 'query'): string[] {
  const schema = endpoint[part];
  const fields =
    known.get(schema) ?? Object.keys((jsonSchemaOf(schema, 'input')['properties'] ?? {}) as object);
  known.set(schema, fields);
  return fields;
}

function address(endpoint: Endpoint, parameter: string, query = ''): string {
  return endpoint.path.replaceAll(/\{\w+\}/g, parameter) + query;
}

const envelope = { isFault: false, keys: ['code', 'msg', 'data'], msg: 'string', leak: null };

/** All at once: there are tens of thousands of answers, and each expect() takes longer than what it looks at. */
function expectEnvelope({ status, raw, msg }: CallAnswer): void {
  expect({
    isFault: status >= 500,
    keys: Object.keys(JSON.parse(raw) as object),
    msg: typeof msg,
    leak: raw.match(/ at .*\.[jt]s:|select |postgres|syntax/i),
  }).toEqual(envelope);
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

/** What no text has, wherever it is written. */
const unstorable = [
  'a\0b',
  'a\u0001b',
  'a\u001bb',
  'a\u007fb',
  'a\u0085b',
  'a\ud800b',
  'a\u202eb',
  'a\u2066b',
];
/** A lone surrogate can't be written in an address. */
const inAddress = [...unstorable.filter((value) => value !== 'a\ud800b'), 'a\nb', 'a\rb', 'a\tb', 'a\u2028b'];
const refused = { status: 200, code: 1000, msg: '内容包含无法识别的字符' };

type Try = { field: string; path: string; body?: unknown };

/** One rule is asked about every text: three of the kinds for each field, the next ones for the next. */
const KINDS = 3;
let turn = 0;
function inTurn<Value>(values: readonly Value[]): Value[] {
  return Array.from({ length: KINDS }, () => values[turn++ % values.length] as Value);
}

function* triesOf(endpoint: Endpoint): Generator<Try> {
  const { body, query } = requests.get(endpoint) ?? {};
  const path = address(endpoint, '1');
  for (const field of fieldsOf(endpoint, 'body')) {
    for (const value of inTurn([...unstorable, ['a\0b'], { name: ['a\0b'] }])) {
      yield { field, path, body: { ...(body as object), [field]: value } };
    }
  }
  for (const field of fieldsOf(endpoint, 'query')) {
    const others = new URLSearchParams(query as Record<string, string>);
    others.delete(field);
    for (const value of inTurn(inAddress)) {
      const words = `?${field}=${encodeURIComponent(value)}&${others.toString()}`;
      yield { field, path: address(endpoint, '1', words) };
    }
  }
  if (!endpoint.path.includes('{')) return;
  for (const value of inAddress) {
    yield { field: 'the path', path: address(endpoint, encodeURIComponent(value)) };
  }
}

/** None of them gets as far as to do something, so they needn't wait for each other, and who calls is looked up once for all. */
async function tryEverywhere(endpoint: Endpoint): Promise<void> {
  const tries = [...triesOf(endpoint)];
  const { token } = someone;
  const answers = await Promise.all(
    tries.map(({ path, body }) =>
      app.send(endpoint.method, path, { token, ...(body !== undefined && { body }) }),
    ),
  );
  const found = answers.map(({ status, code, msg }, index) => ({ ...tries[index], status, code, msg }));
  expect(found).toEqual(tries.map((each) => ({ ...each, ...refused })));
}

describe.each(allEndpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s',
  (_name, endpoint) => {
    test('rubbish in any field, in the path and in place of the body', async () => {
      // What else is sent is right where it can be: the first wrong field would hide what becomes of the others.
      const { body } = requests.get(endpoint) ?? {};
      const any = fieldsOf(endpoint, 'body').map((name) => [name, 'abc12345']);
      const others = body ?? (Object.fromEntries(any) as Record<string, unknown>);
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

    test('characters that no text has are refused alike in every field', () => tryEverywhere(endpoint));

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
      const large = await call(endpoint, path, tooLarge);
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

test.each([
  ['/posts/add', { title: '两\n行', content: '<p>一</p>' }, 'title'],
  ['/posts/add', { title: '一行', content: '<p>一</p>', tags: [{ id: -1, name: '两\t行' }] }, 'tags.0'],
  ['/user/login', { account: 'some\nbody', password: 'abcd1234' }, 'account'],
  [
    '/common/upload',
    { action: 'merge', chunkid: 'abcdefgh', chunkcount: 1, filename: 'a\n.pdf' },
    'filename',
  ],
  ['/upload/begin', { name: 'a\n.psd', size: 1, purpose: 'order' }, 'name'],
])('a break of the line is refused where there is one line: %s', async (path, body, field) => {
  expect(await app.post(path, body, { token: someone.token })).toMatchObject({ ...refused, data: { field } });
});

test('texts of several lines keep them', async () => {
  const content = '第一行\n\t第二行\r\n第三行';
  const post = await app.post(
    '/posts/add',
    { title: '几行', content: `<p>一</p>\n<p>二</p>` },
    { token: someone.token },
  );
  expect(post.code).toBe(1);
  const comment = { post_id: post.data['id'], content };
  expect(await app.post('/posts/addComment', comment, { token: someone.token })).toMatchObject({ code: 1 });
  const changed = await app.send('PUT', `/user/${someone.id}`, {
    body: { bio: content },
    token: someone.token,
  });
  expect(changed).toMatchObject({ code: 1, data: { bio: content } });
});
