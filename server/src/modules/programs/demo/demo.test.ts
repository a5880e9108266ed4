import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { zipOf } from '../../../platform/archives/zip.rig.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createPerson, type Person } from '../../../../test/test-people.ts';
import {
  createBuild,
  createProgram,
  createProgramDraft,
  programOf,
  putBuild,
} from '../../../../test/test-programs.ts';
import { zipFiles } from '../../../../test/test-zip.ts';

let app: TestApp;
let owner: Person;
let player: Person;
let id: number;
let url: string;
beforeAll(async () => {
  app = await startTestApp();
  [owner, player] = [await createPerson(app), await createPerson(app)];
  id = await createProgram(app, owner);
  await putBuild(app, owner, id);
  url = (await app.post('/program/playDemo', { id })).data['url'] as string;
});
afterAll(() => app.close());

const fetchFile = (path: string, headers: Record<string, string> = {}) =>
  app.app.inject({ method: 'GET', url: path, headers: { host: 'localhost:3000', ...headers } });
const inBuild = (name: string) => url.replace(/index\.html$/, name);

describe('a build to play', () => {
  test('is said to be one', async () => {
    expect((await programOf(app, id)).demo).toMatchObject({
      kind: 'play',
      kind_label: '网页试玩',
      version: '0.1',
    });
  });

  test('runs in a sandbox of its own, however it is opened', async () => {
    const answer = await fetchFile(url);
    expect(answer.statusCode).toBe(200);
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toMatch(/^sandbox allow-scripts;/);
    expect(policy).not.toMatch(/allow-same-origin|allow-top-navigation|allow-popups|allow-forms/);
    for (const part of [
      "default-src 'none'",
      "form-action 'none'",
      "frame-src 'none'",
      "frame-ancestors 'self'",
    ]) {
      expect(policy).toContain(part);
    }
    // Its own files and nothing else of this site.
    const [folder] = /localhost:3000\/play\/[0-9a-f]{32}\//.exec(policy) ?? [];
    expect(policy).toContain(`script-src ${folder} 'unsafe-inline'`);
    expect(policy).toContain(`connect-src ${folder} data: blob:;`);
    expect(policy).not.toMatch(/(script|img|style|media|font|connect)-src[^;]*'self'/);
    expect(answer.headers['origin-agent-cluster']).toBeUndefined();
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'referrer-policy': 'no-referrer',
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
  });

  test.each([
    ['game.js', 'text/javascript; charset=utf-8'],
    ['engine.wasm', 'application/wasm'],
    ['assets/tone.wav', 'audio/wav'],
  ])('%s is %s', async (name, type) => {
    const answer = await fetchFile(inBuild(name));
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, type]);
    expect(String(answer.headers['content-security-policy'])).toMatch(/^sandbox allow-scripts;/);
  });

  test('what it unpacks is what was packed; what was stored is given by ranges', async () => {
    expect((await fetchFile(inBuild('game.js'))).body).toBe('document.title = "开始";'.repeat(100));
    const part = await fetchFile(inBuild('assets/tone.wav'), { range: 'bytes=2-4' });
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10']);
    expect((await fetchFile(inBuild('assets/tone.wav'), { range: 'bytes=90-' })).statusCode).toBe(416);
  });

  test.each([
    'nothing.js',
    '../../etc/passwd',
    '%2e%2e/%2e%2e/api/site',
    'assets',
    'assets/',
    'index.html%00',
  ])('%s is no file of it', async (name) => {
    expect([400, 404]).toContain((await fetchFile(inBuild(name))).statusCode);
  });

  test('a host that could end the policy is never written into one', async () => {
    const answer = await fetchFile(url, { host: 'localhost:3000; script-src *' });
    expect(String(answer.headers['content-security-policy'])).not.toContain('script-src *');
  });
});

describe('what a build can’t reach', () => {
  test('the API answers nobody of another origin, least of all one that is null', async () => {
    for (const [method, path] of [
      ['GET', '/api/program/index'],
      ['OPTIONS', '/api/program/likeDemo'],
      ['POST', '/api/program/likeDemo'],
    ] as const) {
      const answer = await app.app.inject({
        method,
        url: path,
        headers: { host: 'localhost:3000', origin: 'null', 'access-control-request-method': 'POST' },
      });
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
      expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
      expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
    }
  });

  test('our pages frame builds and nothing else, and are framed by nobody', async () => {
    const answer = await app.app.inject({ url: '/api/program/index', headers: { host: 'localhost:3000' } });
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain('frame-src localhost:3000/play/');
    expect(policy).toContain("frame-ancestors 'none'");
  });
});

describe('putting one up', () => {
  const html = { path: 'index.html', bytes: '<p>好' };
  test.each([
    ['no zip', Buffer.from('hello'), 2888],
    ['no index.html', zipFiles([{ path: 'a.html', bytes: 'x' }]), 2889],
    ['a path that leads out', zipOf([{ name: 'index.html' }, { name: '../x.js' }]), 2890],
    ['an absolute path', zipOf([{ name: 'index.html' }, { name: '/x.js' }]), 2890],
    ['a bomb', zipOf([{ name: 'index.html' }, { name: 'big.bin', unpacked: 400 * 1024 * 1024 }]), 2891],
    ['parts that overlap', zipOf([{ name: 'index.html', packed: 5000 }]), 2891],
  ])('%s is refused with the one before left as it was', async (_name, bytes, code) => {
    expect(await putBuild(app, owner, id, { bytes })).toMatchObject({ code });
    expect((await fetchFile(url)).statusCode).toBe(200);
  });

  test('a folder around it is passed over, as is what systems add', async () => {
    const other = await createProgram(app, owner);
    const bytes = zipFiles([
      { path: 'game/index.html', bytes: '<p>好' },
      { path: 'game/.DS_Store', bytes: 'x' },
      { path: '__MACOSX/game/._index.html', bytes: 'x' },
    ]);
    expect(await putBuild(app, owner, other, { bytes })).toMatchObject({ code: 1 });
    const answer = await app.post('/program/playDemo', { id: other });
    expect((await fetchFile(answer.data['url'] as string)).body).toBe('<p>好');
  });

  test('a part that is larger than its archive says doesn’t get through', async () => {
    const other = await createProgram(app, owner);
    const bytes = zipFiles([html, { path: 'a.js', bytes: 'x'.repeat(5000) }]);
    const at = bytes.lastIndexOf('a.js') - 46;
    bytes.writeUInt32LE(10, at + 24);
    expect(await putBuild(app, owner, other, { bytes })).toMatchObject({ code: 1 });
    const played = (await app.post('/program/playDemo', { id: other })).data['url'] as string;
    const answer = await fetchFile(played.replace('index.html', 'a.js')).catch(() => ({ body: '' }));
    expect(answer.body.length).toBeLessThan(5000);
  });

  test('new bytes have a new address, and the old one is gone', async () => {
    const other = await createProgram(app, owner);
    await putBuild(app, owner, other);
    const before = (await app.post('/program/playDemo', { id: other })).data['url'] as string;
    await putBuild(app, owner, other);
    expect((await fetchFile(before)).statusCode).toBe(404);
    expect(await app.post('/program/removeDemo', { id: other }, { token: owner.token })).toMatchObject({
      code: 1,
    });
    expect(await app.post('/program/playDemo', { id: other })).toMatchObject({ code: 2886 });
    const uses = await app.db
      .selectFrom('upload_uses')
      .select('upload_id')
      .where('kind', '=', 'program-demo')
      .where('owner_id', '=', other)
      .execute();
    expect(uses).toEqual([]);
  });

  test('nobody else’s file, not for another purpose, not into somebody else’s project', async () => {
    const foreign = await createBuild(app, player);
    const form = { id, upload_id: foreign, kind: 'play' };
    expect(await app.post('/program/setDemo', form, { token: owner.token })).toMatchObject({ code: 2887 });
    expect(await app.post('/program/setDemo', form, { token: player.token })).toMatchObject({ code: 2850 });
  });
});

test('a draft’s demo is its owner’s; a file to fetch is fetched', async () => {
  const draft = await createProgramDraft(app, owner);
  await putBuild(app, owner, draft, { kind: 'download' });
  expect(await app.post('/program/downloadDemo', { id: draft }, { token: player.token })).toMatchObject({
    code: 2886,
  });
  expect(await app.post('/program/playDemo', { id: draft }, { token: owner.token })).toMatchObject({
    code: 2893,
  });
  const got = await app.post('/program/downloadDemo', { id: draft }, { token: owner.token });
  const file = await fetchFile(got.data['url'] as string);
  expect(file.statusCode).toBe(200);
  expect(String(file.headers['content-disposition'])).toContain('attachment');
});

test('plays count people a day, and not the maker; likes count once, also when raced', async () => {
  const play = (who?: Person, ip?: string) =>
    app.post(
      '/program/playDemo',
      { id },
      { ...(who && { token: who.token }), ...(ip !== undefined && { ip }) },
    );
  await app.services.views.flush();
  const before = (await programOf(app, id)).demo?.play_count ?? 0;
  for (const who of [player, player, owner]) await play(who);
  await play(undefined, '203.0.113.9');
  await play(undefined, '203.0.113.9');
  await app.services.views.flush();
  expect((await programOf(app, id)).demo?.play_count).toBe(before + 2);
  const like = (liked: boolean) => app.post('/program/likeDemo', { id, liked }, { token: player.token });
  await Promise.all(Array.from({ length: 20 }, () => like(true)));
  expect((await programOf(app, id, player)).demo).toMatchObject({ like_count: 1, is_liked: true });
  await Promise.all(Array.from({ length: 10 }, () => like(false)));
  expect((await programOf(app, id, player)).demo).toMatchObject({ like_count: 0, is_liked: false });
});
