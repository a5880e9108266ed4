import { randomBytes } from 'node:crypto';
import { limits } from '@zaojie/contract/limits';
import { pieceErrors } from '@zaojie/contract/uploads/piece.errors';
import type { OriginalFile } from '@zaojie/contract/uploads/piece.schemas';
import { uploadErrors } from '@zaojie/contract/uploads/upload.errors';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeWaitingFiles } from '../../../../test/run-jobs.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createPerson, type Person } from '../../../../test/test-people.ts';
import {
  beginPieces,
  cancel,
  cutSmaller,
  finish,
  progressOf,
  sendAllPieces,
  sendBytes,
} from '../piece-test-rig.ts';
import { filesOf, sha256 } from '../upload-test-rig.ts';

let app: TestApp;
let person: Person;
let stranger: Person;
beforeAll(async () => {
  app = await startTestApp();
  stranger = await createPerson(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  person = await createPerson(app);
  await app.db.deleteFrom('piece_uploads').execute();
  for (const key of await partKeys()) await app.services.storage.delete(key);
});

const bytes = randomBytes(2500);
const piece = (index: number) => bytes.subarray(index * 1000, (index + 1) * 1000);

async function begun(): Promise<number> {
  const id = await beginPieces(app, person, { size: bytes.length });
  await cutSmaller(app, id, 1000);
  return id;
}
const send = (id: number, index: number, content = piece(index)) =>
  sendBytes(app, person, id, index * 1000, content);
const partFiles = async () => (await filesOf(app)).filter((path) => path.endsWith('.part'));
const partKeys = async () => (await partFiles()).map((path) => path.slice(path.indexOf('chunks/')));
const originals = async () => (await filesOf(app)).filter((path) => path.endsWith('.original'));

describe('pieces', () => {
  it('become the file they were cut from, byte for byte', async () => {
    const id = await sendAllPieces(app, person, bytes);
    const answer = await finish(app, person, id);
    const file = answer.data as OriginalFile;
    expect(file).toMatchObject({ name: '成稿.psd', size: bytes.length, sha256: sha256(bytes) });
    const served = await app.app.inject({ url: file.url });
    expect(served.rawPayload.equals(bytes)).toBe(true);
    expect(served.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="download.original"; filename*=UTF-8''${encodeURIComponent('成稿.psd')}`,
      'x-content-type-options': 'nosniff',
    });
    const part = await app.app.inject({ url: file.url, headers: { range: 'bytes=999-1001' } });
    expect([part.statusCode, part.rawPayload.equals(bytes.subarray(999, 1002))]).toEqual([206, true]);
    await removeWaitingFiles(app);
    expect(await partFiles()).toEqual([]);
  });

  it('of the size that people send go through as well', async () => {
    const large = randomBytes(limits.pieces.pieceBytes + 10);
    const id = await beginPieces(app, person, { size: large.length });
    const { pieceBytes } = limits.pieces;
    expect((await sendBytes(app, person, id, 0, large.subarray(0, pieceBytes))).data['received']).toBe(
      pieceBytes,
    );
    expect((await sendBytes(app, person, id, pieceBytes, large)).status).toBe(413);
    expect((await sendBytes(app, person, id, pieceBytes, large.subarray(pieceBytes))).code).toBe(1);
    expect((await finish(app, person, id)).data['sha256']).toBe(sha256(large));
  });

  it('that come again change nothing', async () => {
    const id = await begun();
    await send(id, 0);
    await send(id, 1);
    expect(await send(id, 0)).toMatchObject({ code: 1, data: { received: 2000 } });
    const before = await partFiles();
    const answers = await Promise.all([send(id, 2), send(id, 2), send(id, 2), send(id, 2)]);
    expect(answers.map(({ data }) => data['received'])).toEqual([2500, 2500, 2500, 2500]);
    expect((await partFiles()).length - before.length).toBe(1);
    expect((await finish(app, person, id)).data['sha256']).toBe(sha256(bytes));
    expect(await send(id, 2)).toMatchObject({ code: 1, data: { received: 2500 } });
  });

  it('that come again with other bytes are refused', async () => {
    const id = await begun();
    await send(id, 0);
    expect((await send(id, 0, randomBytes(1000))).code).toBe(pieceErrors.otherBytes.code);
  });

  it('too far ahead, or between two, are told where it stands', async () => {
    const id = await begun();
    await send(id, 0);
    const { code } = pieceErrors.wrongOffset;
    expect(await send(id, 2)).toMatchObject({ code, data: { received: 1000 } });
    expect(await sendBytes(app, person, id, 500, piece(0))).toMatchObject({ code, data: { received: 1000 } });
    expect(await sendBytes(app, person, id, 999_999_000, piece(0))).toMatchObject({ code });
  });

  it('of a wrong size, and none at all, are refused', async () => {
    const id = await begun();
    const { code } = pieceErrors.wrongSize;
    expect((await send(id, 0, bytes.subarray(0, 999))).code).toBe(code);
    expect((await send(id, 0, bytes.subarray(0, 1001))).code).toBe(code);
    expect((await send(id, 0, Buffer.alloc(0))).code).toBe(uploadErrors.missingFile.code);
    expect((await sendBytes(app, person, id, '-1', piece(0))).msg).toBe('分片位置不正确');
    expect((await progressOf(app, person, id)).data).toMatchObject({ received: 0 });
  });

  it('of a program end the upload with the first one', async () => {
    const id = await begun();
    const program = Buffer.concat([Buffer.from('MZ\x90\0'), bytes]).subarray(0, 1000);
    expect((await send(id, 0, program)).code).toBe(pieceErrors.executable.code);
    expect((await progressOf(app, person, id)).code).toBe(pieceErrors.notFound.code);
    await removeWaitingFiles(app);
    expect(await partFiles()).toEqual([]);
  });

  it('of somebody else are as missing as none', async () => {
    const id = await begun();
    for (const missing of [id, 999_999]) {
      const answers = [
        await sendBytes(app, stranger, missing, 0, piece(0)),
        await progressOf(app, stranger, missing),
        await finish(app, stranger, missing),
        await cancel(app, stranger, missing),
      ];
      expect(answers.map(({ code }) => code)).toEqual(Array(4).fill(pieceErrors.notFound.code));
    }
    expect((await progressOf(app, person, id)).data).toMatchObject({ status: 'open', name: '成稿.psd' });
  });
});

describe('finish', () => {
  it('waits for all pieces', async () => {
    const id = await begun();
    await send(id, 0);
    expect(await finish(app, person, id)).toMatchObject({
      code: pieceErrors.incomplete.code,
      data: { received: 1000 },
    });
  });

  it('asked again gives the same file', async () => {
    const id = await sendAllPieces(app, person, bytes);
    const first = await finish(app, person, id);
    expect((await finish(app, person, id)).data).toEqual(first.data);
    expect((await progressOf(app, person, id)).data).toMatchObject({ status: 'finished', file: first.data });
  });

  it('happens once, also when it is asked for ten times at once', async () => {
    const before = (await originals()).length;
    const id = await sendAllPieces(app, person, bytes);
    const answers = await Promise.all(Array.from({ length: 10 }, () => finish(app, person, id)));
    const done = answers.filter(({ code }) => code === 1);
    expect(new Set(done.map(({ data }) => data['id'])).size).toBe(1);
    const others = answers.filter(({ code }) => code !== 1);
    expect(others.every(({ code }) => code === pieceErrors.finishing.code)).toBe(true);
    expect((await originals()).length - before).toBe(1);
  });

  it('whose process died lets another one do it after a while', async () => {
    const id = await sendAllPieces(app, person, bytes);
    const finisher = '00000000-0000-4000-8000-000000000000';
    await app.db
      .updateTable('piece_uploads')
      .set({ finisher, finishing_at: app.services.now() })
      .where('id', '=', id)
      .execute();
    expect((await finish(app, person, id)).code).toBe(pieceErrors.finishing.code);
    expect((await progressOf(app, person, id)).data['status']).toBe('finishing');
    app.passSeconds(11 * 60);
    expect((await finish(app, person, id)).code).toBe(1);
  });

  it('of what lost a piece ends it', async () => {
    const id = await sendAllPieces(app, person, bytes);
    const { key } = await app.db
      .selectFrom('upload_pieces')
      .select('key')
      .where('piece_upload_id', '=', id)
      .where('start_at', '=', 1000)
      .executeTakeFirstOrThrow();
    const before = (await originals()).length;
    await app.services.storage.delete(key);
    expect((await finish(app, person, id)).code).toBe(pieceErrors.notFound.code);
    expect(await originals()).toHaveLength(before);
    expect((await progressOf(app, person, id)).code).toBe(pieceErrors.notFound.code);
  });
});

describe('cancel', () => {
  it('takes what came, and a second one finds nothing', async () => {
    const id = await begun();
    await send(id, 0);
    expect((await cancel(app, person, id)).code).toBe(1);
    expect((await cancel(app, person, id)).code).toBe(pieceErrors.notFound.code);
    await removeWaitingFiles(app);
    expect(await partFiles()).toEqual([]);
  });

  it('of a finished one takes the file, too, as long as nothing uses it', async () => {
    const before = (await originals()).length;
    const id = await sendAllPieces(app, person, bytes);
    const { url } = (await finish(app, person, id)).data as OriginalFile;
    expect((await cancel(app, person, id)).code).toBe(1);
    await removeWaitingFiles(app);
    expect(await originals()).toHaveLength(before);
    expect((await app.app.inject({ url })).statusCode).toBe(404);
  });

  it('while it is being finished leaves nothing behind', async () => {
    const before = (await originals()).length;
    const id = await sendAllPieces(app, person, bytes);
    const { storage } = app.services;
    app.services.storage = {
      ...storage,
      put: async (...args) => {
        await storage.put(...args);
        await cancel(app, person, id);
      },
    };
    try {
      expect((await finish(app, person, id)).code).toBe(pieceErrors.notFound.code);
    } finally {
      app.services.storage = storage;
    }
    await removeWaitingFiles(app);
    expect(await originals()).toHaveLength(before);
    expect(await partFiles()).toEqual([]);
  });
});
