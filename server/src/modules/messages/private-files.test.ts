import { join } from 'node:path';
import { uploadErrors } from '@zaojie/contract/uploads/upload.errors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removeWaitingFiles } from '../../../test/run-jobs.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createAdmin, createPerson, type Person } from '../../../test/test-people.ts';
import { dumpUploads } from '../../db/backup/uploads-folder.ts';
import type { HubMessage } from '../../platform/realtime/hub.ts';
import { sweepOrphanUploads } from '../uploads/sweep-orphan-uploads.ts';
import { filesOf, mp4, pdf, photo, sha256 } from '../uploads/upload-test-rig.ts';
import { acquaint, block, historyOf, revoke, say, sent, sessionsOf } from './message-test-rig.ts';
import { uploadForChat } from './message-upload.rig.ts';

let app: TestApp;
let a: Person;
let b: Person;
let stranger: Person;
beforeAll(async () => {
  app = await startTestApp();
  [a, b] = [await createPerson(app), await createPerson(app)];
  stranger = await createPerson(app);
  await acquaint(app, a, b);
});
afterAll(() => app.close());

const fetchFile = (url: string, headers: Record<string, string> = {}) => app.app.inject({ url, headers });
const statusOf = async (url: string) => (await fetchFile(url)).statusCode;
const uploaded = async (who: Person, bytes: Buffer, name: string) =>
  String((await uploadForChat(app, who, bytes, name)).data['url']);
const freshAddress = (who: Person, url: string) =>
  app.get(`/common/fileAddress?url=${encodeURIComponent(url)}`, { token: who.token });

/** A message with a file, and the address as each of the two got it. */
async function exchange(bytes: Buffer, name: string, type = 'file') {
  const url = await uploaded(a, bytes, name);
  const message = await sent(app, a, b, { type, url, content: '' });
  const received = (await historyOf(app, b, a)).data[0]?.file?.url ?? '';
  return { message, mine: message.file?.url ?? '', theirs: received };
}

/** The parts of an address: /private-files/{upload}/{reader}.{until}.{signature}/{name} */
function rebuilt(
  url: string,
  change: Partial<Record<'upload' | 'reader' | 'until' | 'name', string>>,
): string {
  const [, , upload = '', grant = '', name = ''] = url.split('/');
  const [reader = '', until = '', signature = ''] = grant.split('.');
  const parts = { upload, reader, until, name, ...change };
  return `/private-files/${parts.upload}/${parts.reader}.${parts.until}.${signature}/${parts.name}`;
}

describe('an address', () => {
  test('is served to the two of the chat, each their own, with the name it was given', async () => {
    const bytes = pdf();
    const { mine, theirs } = await exchange(bytes, '合同（终稿）.pdf');
    expect(mine).not.toBe(theirs);
    for (const url of [mine, theirs]) {
      const answer = await fetchFile(url);
      expect(sha256(answer.rawPayload)).toBe(sha256(bytes));
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="download.pdf"; filename*=UTF-8''${encodeURIComponent('合同（终稿）.pdf')}`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      const [, seconds = '0'] =
        /^private, max-age=(\d+)$/.exec(String(answer.headers['cache-control'])) ?? [];
      expect(Number(seconds)).toBeGreaterThan(25 * 60);
      expect(Number(seconds)).toBeLessThanOrEqual(60 * 60);
    }
    const head = await app.app.inject({ method: 'HEAD', url: theirs });
    expect([head.statusCode, head.payload, head.headers['content-length']]).toEqual([200, '', '1000']);
  });

  test('opens every size of a picture, and no size that was never made', async () => {
    const { message, theirs } = await exchange(await photo(1200, 800), 'a.jpg', 'image');
    const widths = message.file?.widths ?? [];
    expect(widths.length).toBeGreaterThan(1);
    for (const width of widths)
      expect(await statusOf(theirs.replace(/-\d+\.webp$/, `-${width}.webp`))).toBe(200);
    expect(await statusOf(theirs.replace(/-\d+\.webp$/, '-77.webp'))).toBe(404);
  });

  test('gives parts', async () => {
    const { theirs } = await exchange(mp4(1000), 'a.mp4');
    const part = await fetchFile(theirs, { range: 'bytes=4-7' });
    expect([part.statusCode, part.payload, part.headers['content-range']]).toEqual([
      206,
      'ftyp',
      'bytes 4-7/1000',
    ]);
    expect((await fetchFile(theirs, { range: 'bytes=1000-' })).statusCode).toBe(416);
  });

  test('stays the same for a while, then another takes its place, and runs out', async () => {
    const { theirs } = await exchange(pdf(), 'a.pdf');
    const now = async () => (await historyOf(app, b, a)).data[0]?.file?.url;
    expect(await now()).toBe(theirs);
    app.passSeconds(30 * 60);
    const next = (await now()) ?? '';
    expect(next).not.toBe(theirs);
    expect(await statusOf(next)).toBe(200);
    app.passSeconds(30 * 60);
    expect(await statusOf(theirs)).toBe(404);
    expect(await statusOf(next)).toBe(200);
  });

  test('can be changed in no part', async () => {
    const { mine, theirs } = await exchange(pdf(), 'a.pdf');
    const other = await exchange(pdf(), 'b.pdf');
    const [, , otherUpload = '', , otherName = ''] = other.mine.split('/');
    const until = Number(theirs.split('.')[1]);
    const forged = [
      rebuilt(theirs, { reader: String(a.id) }),
      rebuilt(theirs, { until: String(until + 1800) }),
      rebuilt(theirs, { upload: otherUpload, name: otherName }),
      rebuilt(theirs, { name: otherName }),
      theirs.replace(/\.([\w-]{43})\//, `.${'A'.repeat(43)}/`),
      theirs.replace('/private-files/', '/private-files//'),
      `${theirs}/`,
      theirs.toUpperCase().replace('/PRIVATE-FILES/', '/private-files/'),
    ];
    for (const url of forged) expect([url, await statusOf(url)]).toEqual([url, 404]);
    expect([await statusOf(mine), await statusOf(theirs)]).toEqual([200, 200]);
  });

  test('is the key itself: whoever copies it reads with it, for as long as its reader may', async () => {
    const { message, theirs } = await exchange(pdf(), 'a.pdf');
    const asStranger = () => fetchFile(theirs, { token: stranger.token });
    expect((await asStranger()).statusCode).toBe(200);
    await revoke(app, a, message.msg_id);
    expect((await asStranger()).statusCode).toBe(404);
  });

  test('opens nothing once the message is recalled, for neither, before the files are gone', async () => {
    const { message, mine, theirs } = await exchange(await photo(), 'a.jpg', 'image');
    await revoke(app, a, message.msg_id);
    expect([await statusOf(mine), await statusOf(theirs)]).toEqual([404, 404]);
    expect((await freshAddress(a, mine)).code).toBe(uploadErrors.notFound.code);
  });

  test('still opens when one blocks the other: both have it', async () => {
    const [c, d] = [await createPerson(app), await createPerson(app)];
    await acquaint(app, c, d);
    const message = await sent(app, c, d, { type: 'file', url: await uploaded(c, pdf(), 'a.pdf') });
    const received = (await historyOf(app, d, c)).data[0]?.file?.url ?? '';
    await block(app, d, c);
    expect([await statusOf(message.file?.url ?? ''), await statusOf(received)]).toEqual([200, 200]);
  });

  test('is each reader’s own in lists, in searches and in what is pushed', async () => {
    const frames: HubMessage[] = [];
    const stop = app.services.hub.subscribe(`user:${b.id}`, (frame) => frames.push(frame));
    const { theirs } = await exchange(pdf(), '找得到的合同.pdf');
    stop();
    const pushed = frames.find(({ type }) => type === 'message') as
      | { message?: { file?: object } }
      | undefined;
    expect(pushed?.message?.file).toMatchObject({ url: theirs, name: '找得到的合同.pdf' });
    expect(pushed?.message?.file).not.toHaveProperty('upload_id');
    expect((await sessionsOf(app, b))[0]?.last_message?.file?.url).toBe(theirs);
    const found = await app.get(`/chat/search?keyword=${encodeURIComponent('找得到')}`, { token: b.token });
    expect(found.raw).toContain(theirs);
  });
});

describe('a fresh address', () => {
  test('is given to whoever may read, also for one that has run out or was somebody else’s', async () => {
    const { mine, theirs } = await exchange(await photo(), 'a.jpg', 'image');
    app.passSeconds(3600);
    expect(await statusOf(theirs)).toBe(404);
    for (const url of [mine, theirs]) {
      const fresh = await freshAddress(b, url);
      expect(fresh.code).toBe(1);
      expect(String(fresh.data['url'])).toContain(`/${b.id}.`);
      expect(await statusOf(String(fresh.data['url']))).toBe(200);
    }
  });

  test('is given to nobody else, administrators included, and for nothing else', async () => {
    const { theirs } = await exchange(pdf(), 'a.pdf');
    for (const who of [stranger, await createAdmin(app)]) {
      expect(await freshAddress(who, theirs)).toMatchObject({ code: 1409, msg: '文件不存在' });
    }
    for (const url of ['/files/images/aa/x-640.webp', '', 'x'.repeat(301), '/private/documents/aa/x.pdf']) {
      expect((await freshAddress(b, url)).msg).toBe('文件不存在');
    }
  });
});

describe('an upload for a chat', () => {
  test('is the uploader’s alone until it is sent', async () => {
    const url = await uploaded(a, await photo(), 'a.jpg');
    expect(await statusOf(url)).toBe(200);
    expect((await freshAddress(b, url)).code).toBe(1409);
    expect((await freshAddress(a, url)).code).toBe(1);
    expect((await say(app, b, a, { type: 'image', url })).msg).toBe('文件不存在，请重新上传');
  });

  test('is sent by any of its addresses, also by one that has run out', async () => {
    const url = await uploaded(a, pdf(), 'a.pdf');
    app.passSeconds(2 * 3600);
    const message = await sent(app, a, b, { type: 'file', url });
    expect(message.file?.url).not.toBe(url);
    expect(await statusOf(message.file?.url ?? '')).toBe(200);
    await sent(app, a, b, { type: 'file', url: message.file?.url });
  });

  test('lies where no public address reaches, however it is spelt', async () => {
    const url = await uploaded(a, pdf(), 'a.pdf');
    const path = (await filesOf(app)).find((each) => each.includes(url.split('/').at(-1) ?? '-')) ?? '';
    const key = path.slice(path.indexOf('/uploads/') + '/uploads/'.length);
    expect(key).toMatch(/^private\/documents\//);
    const rest = key.slice('private/'.length);
    const spellings = [
      `/files/${key}`,
      `/files//${key}`,
      `/files/./${key}`,
      `/files/private%2f${rest}`,
      `/files/private%2F${rest}`,
      `/files/%70rivate/${rest}`,
      `/files/PRIVATE/${rest}`,
      `/files/documents/../${key}`,
      `/files/documents/%2e%2e/${key}`,
      `/files/x/..%2f${key}`,
      `/files/private//${rest}`,
      `/files/private%5c${rest}`,
      `//files/${key}`,
      `/FILES/${key}`,
      `/${key}`,
      `/private-files/${key}`,
    ];
    const found = await Promise.all(spellings.map(async (each) => [each, (await fetchFile(each)).payload]));
    expect(found.filter(([, payload]) => payload?.startsWith('%PDF'))).toEqual([]);
    expect((await fetchFile(url)).payload.startsWith('%PDF')).toBe(true);
  });

  test('is in the backup', async () => {
    const url = await uploaded(a, pdf(), 'a.pdf');
    const names: string[] = [];
    for await (const member of dumpUploads(join(app.services.config.dataDir, 'uploads'), []))
      names.push(member.name);
    expect(names.filter((name) => name.startsWith('uploads/private/'))).toContainEqual(
      expect.stringContaining(url.split('/').at(-1) ?? '-'),
    );
  });

  test('that is never sent is swept like any other', async () => {
    const url = await uploaded(a, pdf(), 'a.pdf');
    await app.db
      .updateTable('uploads')
      .set({ created_at: new Date(0) })
      .where('url', 'like', `%${url.split('/').at(-1) ?? '-'}`)
      .execute();
    await sweepOrphanUploads(app.db, new Date());
    expect(await statusOf(url)).toBe(404);
    expect((await say(app, a, b, { type: 'file', url })).msg).toBe('文件不存在，请重新上传');
    await removeWaitingFiles(app);
  });
});
