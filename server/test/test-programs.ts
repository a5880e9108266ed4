import { randomBytes } from 'node:crypto';
import type { ProgramForm } from '@zaojie/contract/programs/program-forms.schemas';
import type { ProgramDetail } from '@zaojie/contract/programs/program.schemas';
import type { CallAnswer, TestApp } from './test-app.ts';
import type { Person } from './test-people.ts';
import { createImage } from './test-posts.ts';
import { zipFiles } from './test-zip.ts';

let counter = 0;
type Change = Record<string, unknown>;

function must(answer: CallAnswer): CallAnswer {
  if (answer.code !== 1) throw new Error(answer.msg);
  return answer;
}

export const programmer = { discipline: 'programming', pay: 'paid', pay_words: '¥6,000', places: 1 };

/** Everything that publishing asks for. */
export async function programFormFor(test: TestApp, owner: Person, change: Change = {}): Promise<Change> {
  return {
    title: `第 ${++counter} 个项目`,
    summary: '一只鹿替森林记住每个走进来的人。',
    pitch: '<p>横版冒险，没有战斗。</p>',
    stage: 'developing',
    engine: 'godot',
    genre_ids: [1, 9],
    cover: await createImage(test, owner),
    roles: [programmer],
    ...change,
  };
}

export const save = (test: TestApp, owner: Person, id: number, body: Change): Promise<CallAnswer> =>
  test.send('PUT', `/program/form/${id}`, { token: owner.token, body });

export async function createProgramDraft(test: TestApp, owner: Person, change: Change = {}): Promise<number> {
  const made = must(await test.post('/program/create', {}, { token: owner.token }));
  const id = made.data['id'] as number;
  must(await save(test, owner, id, { ...(await programFormFor(test, owner, change)), version: 1 }));
  return id;
}

export async function createProgram(test: TestApp, owner: Person, change: Change = {}): Promise<number> {
  const id = await createProgramDraft(test, owner, change);
  must(await test.post('/program/publish', { id }, { token: owner.token }));
  return id;
}

export async function programOf(test: TestApp, id: number, viewer?: Person): Promise<ProgramDetail> {
  const answer = must(await test.get(`/program/detail?id=${id}`, viewer && { token: viewer.token }));
  return answer.data as unknown as ProgramDetail;
}

export async function formOf(test: TestApp, id: number, owner: Person): Promise<ProgramForm> {
  const answer = must(await test.get(`/program/form?id=${id}`, { token: owner.token }));
  return answer.data as unknown as ProgramForm;
}

/** The first of its roles. */
export async function roleOf(test: TestApp, id: number): Promise<number> {
  const [role] = (await programOf(test, id)).roles;
  if (!role) throw new Error('no role');
  return role.id;
}

export const applyFor = (
  test: TestApp,
  who: Person,
  roleId: number,
  change: Change = {},
): Promise<CallAnswer> =>
  test.post(
    '/program/apply',
    { role_id: roleId, message: '做过两款小游戏。', ...change },
    { token: who.token },
  );

export async function createRoleApplication(test: TestApp, who: Person, roleId: number): Promise<number> {
  return must(await applyFor(test, who, roleId)).data['id'] as number;
}

export const decideOn = (
  test: TestApp,
  owner: Person,
  id: number,
  action: 'accept' | 'decline',
  reason = '',
): Promise<CallAnswer> =>
  test.post('/program/decideApplication', { id, action, reason }, { token: owner.token });

/** Somebody who was taken, by the usual way. */
export async function addMemberTo(
  test: TestApp,
  owner: Person,
  programId: number,
  who: Person,
): Promise<void> {
  const application = await createRoleApplication(test, who, await roleOf(test, programId));
  must(await decideOn(test, owner, application, 'accept'));
}

export const build = zipFiles([
  { path: 'index.html', bytes: '<!doctype html><title>试玩</title><script src="game.js"></script>' },
  { path: 'game.js', bytes: 'document.title = "开始";'.repeat(100) },
  { path: 'assets/tone.wav', bytes: Buffer.from('0123456789'), isStored: true },
  { path: 'engine.wasm', bytes: Buffer.from([0, 97, 115, 109]) },
]);

/** A file that came whole; sending it in pieces has tests of its own. */
export async function createBuild(test: TestApp, owner: Person, bytes: Buffer = build): Promise<number> {
  const name = randomBytes(16).toString('hex');
  const key = `private/originals/${name.slice(0, 2)}/${name}.original`;
  await test.services.storage.put(key, bytes, { contentType: 'application/octet-stream' });
  const { id } = await test.db
    .insertInto('uploads')
    .values({
      user_id: owner.id,
      kind: 'original',
      url: `/${key}`,
      name: '林境.zip',
      byte_size: bytes.length,
      purpose: 'demo',
      mime: 'application/zip',
      sha256: 'b'.repeat(64),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function putBuild(
  test: TestApp,
  owner: Person,
  programId: number,
  { bytes = build, kind = 'play' }: { bytes?: Buffer; kind?: 'play' | 'download' } = {},
): Promise<CallAnswer> {
  const form = { id: programId, upload_id: await createBuild(test, owner, bytes), kind, version: '0.1' };
  return test.post('/program/setDemo', form, { token: owner.token });
}
