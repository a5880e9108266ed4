import { limits } from '@zaojie/contract/limits';
import { uploadErrors } from '@zaojie/contract/uploads/upload.errors';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeWaitingFiles } from '../../../../test/run-jobs.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createPerson, type Person } from '../../../../test/test-people.ts';
import { filesOf, pdf, photo, sendForm, formOf, sendPiece, sha256, type Piece } from '../upload-test-rig.ts';

let app: TestApp;
let person: Person;
let id = '';
let counter = 0;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  person = await createPerson(app);
  id = `chunk-id-${++counter}`;
});

const invalid = uploadErrors.chunkInvalid.code;

function cut(bytes: Buffer, count: number): Piece[] {
  const size = Math.ceil(bytes.length / count);
  return Array.from({ length: count }, (_, index) => ({
    bytes: bytes.subarray(index * size, (index + 1) * size),
    index,
    count,
    id,
  }));
}

async function sendAll(pieces: readonly Piece[]): Promise<void> {
  for (const piece of pieces) expect((await sendPiece(app, person.token, piece)).code).toBe(1);
}

const merge = (chunkcount: number, token = person.token, filename = '大文件.pdf') =>
  app.post('/common/upload', { action: 'merge', chunkid: id, chunkcount, filename }, { token });
const received = async (token = person.token) =>
  (await app.get(`/common/upload?chunkid=${id}`, { token })).data['received'];
const pieceFiles = async () => (await filesOf(app)).filter((path) => path.endsWith('.part'));

describe('pieces', () => {
  it('become the file they were cut from, in whatever order they came', async () => {
    const bytes = pdf(100_001);
    const [first, second, third] = cut(bytes, 3) as [Piece, Piece, Piece];
    await sendAll([third, first]);
    expect(await received()).toEqual([0, 2]);
    await sendAll([second]);
    const merged = await merge(3);
    expect(merged.data).toMatchObject({ kind: 'document', name: '大文件.pdf', size: bytes.length });
    const served = await app.app.inject({ url: String(merged.data['url']) });
    expect(sha256(served.rawPayload)).toBe(sha256(bytes));
    expect(await received()).toEqual([]);
    await removeWaitingFiles(app);
    expect(await pieceFiles()).toEqual([]);
  });

  it('of a picture are redrawn like every picture', async () => {
    await sendAll(cut(await photo(), 2));
    expect((await merge(2)).data).toMatchObject({ kind: 'image', width: 640, widths: [320, 640] });
  });

  it('answer without an address, since nobody can fetch them', async () => {
    const [piece] = cut(pdf(), 2) as [Piece];
    const answer = await sendPiece(app, person.token, piece);
    expect(answer.data).toMatchObject({ kind: 'chunk', url: '', size: 500 });
    const [stored = ''] = await pieceFiles();
    const key = stored.slice(stored.indexOf('/uploads/') + '/uploads/'.length);
    expect((await app.app.inject({ url: `/files/${key}` })).statusCode).toBe(404);
  });

  it('sent again take the place of the first', async () => {
    const bytes = pdf();
    const [first, second] = cut(bytes, 2) as [Piece, Piece];
    await sendAll([first, { ...second, bytes: Buffer.from('other') }, second, second]);
    const merged = await merge(2);
    const served = await app.app.inject({ url: String(merged.data['url']) });
    expect(sha256(served.rawPayload)).toBe(sha256(bytes));
  });

  it.each([
    ['an index past the end', { index: 2, count: 2 }],
    ['an index below zero', { index: -1, count: 2 }],
    ['no pieces at all', { index: 0, count: 0 }],
    ['more pieces than allowed', { index: 0, count: limits.upload.maxChunks + 1 }],
  ])('with %s are refused', async (_, place) => {
    expect((await sendPiece(app, person.token, { bytes: pdf(), id, ...place })).code).toBe(invalid);
  });

  it('without their place or with a bad name are refused', async () => {
    const file = { field: 'file', filename: 'a', bytes: pdf() };
    const nowhere = await sendForm(app, person.token, formOf([file, { field: 'chunkid', value: id }]));
    expect(nowhere.code).toBe(invalid);
    const placed = { index: 0, count: 1, bytes: pdf() };
    expect((await sendPiece(app, person.token, { ...placed, id: '../../../etc' })).code).not.toBe(1);
  });

  it('that disagree on how many there are are refused', async () => {
    await sendAll([{ bytes: pdf(), index: 0, count: 2, id }]);
    expect((await sendPiece(app, person.token, { bytes: pdf(), index: 1, count: 3, id })).code).toBe(invalid);
  });

  it('may be as large as a piece and not a byte larger', async () => {
    const bytes = pdf(limits.upload.chunkBytes + 1);
    const answer = await sendPiece(app, person.token, { bytes, index: 0, count: 2, id });
    expect(answer.code).toBe(invalid);
    await sendAll([{ bytes: bytes.subarray(1), index: 0, count: 2, id }]);
  });

  it('may not add up to more than any file may have', async () => {
    const rows = Array.from({ length: 25 }, (_, chunk_index) => ({
      user_id: person.id,
      chunk_id: id,
      chunk_index,
      chunk_count: 26,
      byte_size: limits.upload.chunkBytes,
      key: `chunks/aa/${chunk_index}.part`,
    }));
    await app.db.insertInto('upload_chunks').values(rows).execute();
    const answer = await sendPiece(app, person.token, { bytes: Buffer.alloc(1), index: 25, count: 26, id });
    expect(answer).toMatchObject({ code: uploadErrors.tooLarge.code, msg: '文件大小超过限制，最大100MB' });
  });
});

describe('a merge', () => {
  it('is refused while pieces are missing, and works once they are there', async () => {
    const [first, second] = cut(pdf(), 2) as [Piece, Piece];
    await sendAll([first]);
    expect((await merge(2)).code).toBe(invalid);
    expect((await merge(1)).code).toBe(invalid);
    await sendAll([second]);
    expect((await merge(3)).code).toBe(invalid);
    expect((await merge(2)).code).toBe(1);
  });

  it('is refused for pieces that another person sent', async () => {
    const stranger = await createPerson(app);
    await sendAll(cut(pdf(), 2));
    expect(await received(stranger.token)).toEqual([]);
    expect((await merge(2, stranger.token)).code).toBe(invalid);
    expect((await merge(2)).code).toBe(1);
  });

  it('happens once, also when it is asked for ten times at once', async () => {
    await sendAll(cut(pdf(50_000), 3));
    const answers = await Promise.all(Array.from({ length: 10 }, () => merge(3)));
    expect(answers.map((answer) => answer.code).sort((a, b) => a - b)).toEqual([
      1,
      ...Array(9).fill(invalid),
    ]);
    expect((await merge(3)).code).toBe(invalid);
    const rows = await app.db.selectFrom('uploads').selectAll().where('user_id', '=', person.id).execute();
    expect(rows).toHaveLength(1);
    const documents = (await filesOf(app)).filter((path) => path.includes(String(rows[0]?.url).slice(7)));
    expect(documents).toHaveLength(1);
  });

  it('of something we do not take is refused and the pieces go', async () => {
    await sendAll(cut(Buffer.from('<html>'.repeat(100)), 2));
    expect(await merge(2, person.token, 'a.exe')).toMatchObject({
      code: uploadErrors.unsupportedType.code,
      msg: '不支持的文件类型：exe',
    });
    expect(await received()).toEqual([]);
  });

  it('whose process died lets go of the pieces after a while', async () => {
    await sendAll(cut(pdf(), 2));
    await app.db
      .updateTable('upload_chunks')
      .set({ merging_at: app.services.now() })
      .where('chunk_id', '=', id)
      .execute();
    expect((await merge(2)).code).toBe(invalid);
    app.passSeconds(11 * 60);
    expect((await merge(2)).code).toBe(1);
  });

  it('is refused when a piece is sent anew meanwhile, and works with the new one', async () => {
    const bytes = pdf(5000);
    const pieces = cut(bytes, 2) as [Piece, Piece];
    await sendAll([pieces[0], { ...pieces[1], bytes: Buffer.alloc(pieces[1].bytes.length) }]);
    let isFirst = true;
    const { storage } = app.services;
    const put = storage.put.bind(storage);
    app.services.storage = {
      ...storage,
      put: async (key, ...rest) => {
        // The file of the first merge is being stored: now its second piece is replaced.
        const isMerged = key.startsWith('documents/') && isFirst;
        if (isMerged) {
          isFirst = false;
          await sendAll([pieces[1]]);
        }
        return put(key, ...rest);
      },
    };
    try {
      expect((await merge(2)).code).toBe(invalid);
      const merged = await merge(2);
      const served = await app.app.inject({ url: String(merged.data['url']) });
      expect(sha256(served.rawPayload)).toBe(sha256(bytes));
    } finally {
      app.services.storage = storage;
    }
  });

  it('is refused when a piece on the disk is not the one that came', async () => {
    await sendAll(cut(pdf(), 2));
    await app.db
      .updateTable('upload_chunks')
      .set({ byte_size: 499 })
      .where('chunk_id', '=', id)
      .where('chunk_index', '=', 1)
      .execute();
    expect((await merge(2)).code).toBe(invalid);
    const incoming = (await filesOf(app)).filter((path) => path.includes('/incoming/'));
    expect(incoming).toEqual([]);
  });
});
