import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allEndpoints } from '@zaojie/contract/api';
import { frameErrors } from '@zaojie/contract/errors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routeList } from '../src/http/route-list.ts';
import { routes } from '../src/modules/routes.ts';
import { repositoryRoot } from '../src/server-root.ts';
import { accessMatrix, type Caller, type MatrixRun, type Outcome } from './access-matrix.ts';
import { startTestApp, type CallAnswer, type TestApp } from './test-app.ts';
import { createAdmin, createPerson, signIn, type Person } from './test-people.ts';
import { commentOn, createCircle, createPost } from './test-posts.ts';

let app: TestApp;
let people: Record<Exclude<Caller, 'visitor'>, Person>;
let n = 0;
let circleId: number;
let correspondent: Person;
beforeAll(async () => {
  app = await startTestApp();
  const owner = await createPerson(app, 'matrix_owner');
  people = { owner, stranger: await createPerson(app), admin: await createAdmin(app) };
  circleId = await createCircle(app, '矩阵');
  correspondent = await createPerson(app);
  // Followed, the owner may write to them as often as the rows need.
  await app.post(`/user/follow/${owner.id}`, {}, { token: correspondent.token });
  await createPost(app, owner, { tags: [{ id: -1, name: '矩阵' }] });
});
afterAll(() => app.close());

const asStrings = (values: Record<string, number | string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

async function prepareRun(): Promise<MatrixRun> {
  const owner = { ...people.owner, token: await signIn(app, people.owner.username) };
  const tagId = (await app.db.selectFrom('tags').select('id').executeTakeFirstOrThrow()).id;
  const postId = await createPost(app, owner, { tags: [tagId] });
  const comment = await commentOn(app, owner, postId);
  const commentId = comment.data['id'] as number;
  const noticeId = await createNotice(owner.id);
  n++;
  const chat = await writeTo(correspondent, owner);
  return { n, ownerId: owner.id, postId, commentId, circleId, tagId, noticeId, ...chat };
}

async function writeTo(peer: Person, owner: Person): Promise<{ chatName: string; messageId: number }> {
  const body = { to_user: peer.id, content: '矩阵', client_id: `matrix-${n}-chat` };
  const { data } = await app.post('/message/send', body, { token: owner.token });
  return { chatName: data['chat_identify'] as string, messageId: data['msg_id'] as number };
}

async function createNotice(userId: number): Promise<number> {
  const at = new Date();
  const notice = { user_id: userId, type: 'system', kind: 'system', created_at: at, updated_at: at };
  const row = await app.db
    .insertInto('notices')
    .values({ ...notice, subject: `matrix:${n}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

function outcomeOf(answer: CallAnswer): Outcome {
  if (answer.status === 401) return 'login';
  return answer.status === 200 && answer.code === 1 ? 'ok' : 'refused';
}

test('the matrix names every route and no other', () => {
  const declared = allEndpoints.map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(accessMatrix).sort()).toEqual(declared.sort());
});

test('every endpoint of the contract is bound to an action, once', () => {
  const bound = routes.map((route) => route.endpoint);
  expect(new Set(bound).size).toBe(bound.length);
  expect(new Set(bound)).toEqual(new Set(allEndpoints));
});

test('the committed list of routes is true (npm run routes:update)', async () => {
  expect(await readFile(join(repositoryRoot, 'docs/routes.txt'), 'utf8')).toBe(routeList());
});

test('no two errors share a number or a name', () => {
  const errors = [...new Set([...allEndpoints.flatMap((e) => e.errors), ...Object.values(frameErrors)])];
  expect(new Set(errors.map((error) => error.code)).size).toBe(errors.length);
  expect(new Set(errors.map((error) => error.name)).size).toBe(errors.length);
});

describe.each(Object.entries(accessMatrix))('%s', (route, row) => {
  test.each(Object.entries(row.outcomes) as [Caller, Outcome][])('%s: %s', async (caller, expected) => {
    const [method, path] = route.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];
    // A fresh token each time: some of the calls end the session that makes them.
    const token = caller === 'visitor' ? null : await signIn(app, people[caller].username);
    const run = await prepareRun();
    const ids = { post: run.postId, comment: run.commentId, chat: run.chatName, owner: run.ownerId };
    const id = ids[row.id ?? 'owner'];
    const query = row.query ? `?${new URLSearchParams(asStrings(row.query(run))).toString()}` : '';
    const answer = await app.send(method, path.replace('{id}', String(id)) + query, {
      ...(row.body && { body: row.body(run) }),
      ...(token !== null && { token }),
    });
    expect(outcomeOf(answer)).toBe(expected);
  });
});
