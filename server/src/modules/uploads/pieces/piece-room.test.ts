import { randomBytes } from 'node:crypto';
import { limits } from '@zaojie/contract/limits';
import { messageErrors } from '@zaojie/contract/messages/message.errors';
import { pieceErrors } from '@zaojie/contract/uploads/piece.errors';
import type { OriginalFile } from '@zaojie/contract/uploads/piece.schemas';
import { uploadErrors } from '@zaojie/contract/uploads/upload.errors';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeWaitingFiles } from '../../../../test/run-jobs.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createPerson, type Person } from '../../../../test/test-people.ts';
import { transaction } from '../../../db/transaction.ts';
import { startTestBucket, type TestBucket } from '../../../platform/storage/bucket-test-rig.ts';
import { createS3Storage } from '../../../platform/storage/s3-storage.ts';
import { claimPieceUploads, getUploadFacts, releaseUploads, useUploads } from '../index.ts';
import {
  begin,
  beginPieces,
  cancel,
  finish,
  progressOf,
  sendAllPieces,
  sendBytes,
  sendOriginal,
} from '../piece-test-rig.ts';
import { sweepOrphanUploads } from '../sweep-orphan-uploads.ts';
import { sha256, upload } from '../upload-test-rig.ts';
import { sweepPieces } from './sweep-pieces.ts';

const HOUR_MS = 3_600_000;
let app: TestApp;
let bucket: TestBucket;
let person: Person;
/** What the storage says to the next writes; it takes everything unless told otherwise. */
let putsLeft = Infinity;
beforeAll(async () => {
  bucket = await startTestBucket();
  const { endpoint } = bucket;
  const storage = createS3Storage({ endpoint, region: 'r', bucket: 'files', key: 'key', secret: 'secret' });
  app = await startTestApp({
    services: () => ({
      storage: {
        ...storage,
        put: (...args) => {
          if (putsLeft-- > 0) return storage.put(...args);
          return Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
        },
      },
    }),
  });
});
afterAll(async () => {
  await app.close();
  await bucket.close();
});
beforeEach(async () => {
  person = await createPerson(app);
  bucket.objects.clear();
});

const bytes = randomBytes(2500);
const keys = () => [...bucket.objects.keys()].map((key) => key.replace('/files/', ''));
const claim = (userId: number, ids: number[], purpose: 'order' | 'asset' = 'order') =>
  transaction(app.db, (tx) => claimPieceUploads(tx, { userId, ids, purpose }));

describe('begin', () => {
  it('says how large pieces are and that nothing is there', async () => {
    const { pieceBytes } = limits.pieces;
    expect((await begin(app, person, { size: 1 })).data).toEqual({
      id: expect.any(Number) as number,
      piece_size: pieceBytes,
      received: 0,
    });
  });

  it.each([
    ['order', 500],
    ['asset', 100],
  ] as const)('for an %s takes %i MB and not a byte more', async (purpose, megabytes) => {
    const size = megabytes * 1024 * 1024;
    expect((await begin(app, person, { size, purpose })).code).toBe(1);
    expect(await begin(app, person, { size: size + 1, purpose })).toMatchObject({
      code: uploadErrors.tooLarge.code,
      msg: `文件大小超过限制，最大${megabytes}MB`,
    });
  });

  it('refuses programs by their name', async () => {
    expect(await begin(app, person, { size: 1, name: 'a.exe' })).toMatchObject({
      code: pieceErrors.executable.code,
      msg: '不能上传可执行文件，请改为压缩包后再试',
    });
  });

  it('holds its limits when thirty come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => begin(app, person, { size: 1 })));
    const { openMost } = limits.pieces;
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(openMost);
    expect(answers.filter(({ code }) => code === pieceErrors.tooManyOpen.code)).toHaveLength(30 - openMost);
  });

  it('takes the room for the whole file; what is given up gives it back', async () => {
    const { maxBytes } = limits.pieces.purposes.order;
    const ids: number[] = [];
    for (let room = limits.pieces.waitingBytes; room >= maxBytes; room -= maxBytes) {
      ids.push(await beginPieces(app, person, { size: maxBytes }));
    }
    expect((await begin(app, person, { size: maxBytes })).code).toBe(uploadErrors.quota.code);
    expect((await cancel(app, person, ids[0] ?? 0)).msg).toBe('已取消上传');
    expect((await begin(app, person, { size: maxBytes })).code).toBe(1);
    expect((await begin(app, await createPerson(app), { size: maxBytes })).code).toBe(1);
  });

  it('counts what is kept for its purpose, and that alone', async () => {
    await sendOriginal(app, person, bytes, { purpose: 'asset' });
    const { quotaBytes } = limits.pieces.purposes.asset;
    await app.db
      .insertInto('upload_uses')
      .columns(['upload_id', 'kind', 'owner_id', 'readers'])
      .expression((eb) =>
        eb
          .selectFrom('uploads')
          .select((select) => [
            'id',
            select.val('asset').as('kind'),
            'id as owner_id',
            select.val('everybody').as('readers'),
          ])
          .where('user_id', '=', person.id),
      )
      .execute();
    await app.db
      .updateTable('uploads')
      .set({ byte_size: quotaBytes - 10 })
      .where('user_id', '=', person.id)
      .execute();
    expect((await begin(app, person, { size: 11, purpose: 'asset' })).code).toBe(uploadErrors.quota.code);
    expect((await begin(app, person, { size: 10, purpose: 'asset' })).code).toBe(1);
    expect((await begin(app, person, { size: 11 })).code).toBe(1);
  });
});

it('in a bucket they are joined by streaming, and only the file stays, apart from the public ones', async () => {
  const id = await sendAllPieces(app, person, bytes);
  expect(keys()).toHaveLength(3);
  const file = (await finish(app, person, id)).data as OriginalFile;
  await removeWaitingFiles(app);
  const [key = '', ...rest] = keys();
  expect([key, rest]).toEqual([expect.stringMatching(/^private\/originals\/.*\.original$/), []]);
  expect(bucket.objects.get(`/files/${key}`)?.bytes.equals(bytes)).toBe(true);
  const part = await app.app.inject({ url: file.url, headers: { range: 'bytes=1990-2009' } });
  expect([part.statusCode, part.rawPayload.equals(bytes.subarray(1990, 2010))]).toEqual([206, true]);
  expect((await app.app.inject({ url: `/files/${key}` })).statusCode).toBe(404);
});

it('a full disk is said in words; the piece, and later the file, can be tried again', async () => {
  const id = await beginPieces(app, person, { size: bytes.length });
  putsLeft = 0;
  const refused = await sendBytes(app, person, id, 0, bytes);
  expect(refused).toMatchObject({ code: uploadErrors.storageFull.code, msg: uploadErrors.storageFull.msg });
  putsLeft = 1;
  expect((await sendBytes(app, person, id, 0, bytes)).code).toBe(1);
  expect((await finish(app, person, id)).code).toBe(uploadErrors.storageFull.code);
  expect((await progressOf(app, person, id)).data).toMatchObject({ status: 'open', received: 2500 });
  putsLeft = Infinity;
  expect((await finish(app, person, id)).data['sha256']).toBe(sha256(bytes));
});

it('what stops half-way goes after two days, and so does a file that nothing uses', async () => {
  const half = await beginPieces(app, person, { size: 9_000_000 });
  await sendBytes(app, person, half, 0, randomBytes(limits.pieces.pieceBytes));
  const [kept, unused] = [await sendOriginal(app, person, bytes), await sendOriginal(app, person, bytes)];
  await transaction(app.db, async (tx) => {
    const { uploads } = await claimPieceUploads(tx, { userId: person.id, ids: [kept.id], purpose: 'order' });
    await useUploads(tx, { kind: 'order', ownerId: 1, readers: 'owner', readerIds: [person.id] }, uploads);
  });
  const sweep = async (hours: number) => {
    const now = new Date(Date.now() + hours * HOUR_MS);
    await sweepPieces(app.db, now);
    await sweepOrphanUploads(app.db, now);
    await removeWaitingFiles(app);
  };
  await sweep(47);
  expect((await progressOf(app, person, half)).code).toBe(1);
  expect(keys()).toHaveLength(3);
  await sweep(49);
  expect((await progressOf(app, person, half)).code).toBe(pieceErrors.notFound.code);
  expect(keys()).toHaveLength(1);
  const left = await getUploadFacts(app.db, [kept.id, unused.id]);
  expect(left.map(({ id }) => id)).toEqual([kept.id]);
  expect(await app.db.selectFrom('piece_uploads').selectAll().execute()).toEqual([]);
});

it('are claimed by whose they are, for what they were sent, in the order asked for', async () => {
  const stranger = await createPerson(app);
  const [first, second] = [await sendOriginal(app, person, bytes), await sendOriginal(app, person, bytes)];
  const foreign = await sendOriginal(app, stranger, bytes);
  const asset = await sendOriginal(app, person, bytes, { purpose: 'asset' });
  const picture = await upload(app, person.token, Buffer.from('%PDF-1.7\n'), 'a.pdf');
  expect(picture.code).toBe(1);
  const claimed = await claim(person.id, [second.id, foreign.id, first.id, asset.id, second.id]);
  expect(claimed.uploads.map(({ id }) => id)).toEqual([second.id, first.id]);
  expect(claimed.missing).toEqual([foreign.id, asset.id]);
  expect(claimed.uploads[0]).toMatchObject({
    name: '成稿.psd',
    byte_size: bytes.length,
    sha256: sha256(bytes),
    mime: 'application/octet-stream',
    purpose: 'order',
  });
});

it('are read by those whom a use names, until it is released', async () => {
  const reader = await createPerson(app);
  const file = await sendOriginal(app, person, bytes);
  const address = (token: string) =>
    app.get(`/common/fileAddress?url=${encodeURIComponent(file.url)}`, { token });
  expect((await address(reader.token)).code).toBe(uploadErrors.notFound.code);
  const use = { kind: 'order', ownerId: 77, readers: 'parties', readerIds: [person.id, reader.id] } as const;
  await transaction(app.db, async (tx) => {
    const { uploads } = await claimPieceUploads(tx, { userId: person.id, ids: [file.id], purpose: 'order' });
    await useUploads(tx, use, uploads);
  });
  const url = String((await address(reader.token)).data['url']);
  expect((await app.app.inject({ url })).rawPayload.equals(bytes)).toBe(true);
  await transaction(app.db, (tx) => releaseUploads(tx, use));
  await removeWaitingFiles(app);
  expect((await app.app.inject({ url })).statusCode).toBe(404);
  expect(keys()).toEqual([]);
});

it('go nowhere but where they were sent for: not into a chat', async () => {
  const friend = await createPerson(app);
  const file = await sendOriginal(app, person, bytes);
  const message = { to_user: friend.id, type: 'file', url: file.url, client_id: 'an-original-in-a-chat' };
  const answer = await app.post('/message/send', message, { token: person.token });
  expect(answer.code).toBe(messageErrors.fileUnknown.code);
});
