import { limits } from '@zaojie/contract/limits';
import { uploadErrors } from '@zaojie/contract/uploads/upload.errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPerson } from '../../../test/test-people.ts';
import { filesOf, pdf, photo, sendPiece, upload } from './upload-test-rig.ts';

let app: TestApp;
/** What the disk says to the next writes; it takes everything unless told otherwise. */
let putsLeft = Infinity;
beforeAll(async () => {
  app = await startTestApp({
    services: ({ storage }) => ({
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
afterAll(() => app.close());

async function useUp(userId: number, bytes: number): Promise<void> {
  await app.db
    .insertInto('uploads')
    .values({ user_id: userId, kind: 'document', url: `/files/${userId}.pdf`, name: 'x', byte_size: bytes })
    .execute();
}

const usedBy = async (userId: number) => {
  const rows = await app.db.selectFrom('uploads').select('byte_size').where('user_id', '=', userId).execute();
  return rows.reduce((sum, row) => sum + row.byte_size, 0);
};

describe('the quota', () => {
  it('holds when twenty uploads race for the last room', async () => {
    const person = await createPerson(app);
    const before = await filesOf(app);
    await useUp(person.id, limits.upload.quotaBytes - 5 * 1000);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => upload(app, person.token, pdf(1000), 'a.pdf')),
    );
    expect(answers.filter((answer) => answer.code === 1)).toHaveLength(5);
    expect(answers.filter((answer) => answer.code === uploadErrors.quota.code)).toHaveLength(15);
    expect(await usedBy(person.id)).toBe(limits.upload.quotaBytes);
    expect((await filesOf(app)).length - before.length).toBe(5);
  });

  it('counts waiting pieces, but not twice when they become a file', async () => {
    const person = await createPerson(app);
    await useUp(person.id, limits.upload.quotaBytes - 1000);
    const piece = { count: 2, id: 'quota-piece' };
    const bytes = pdf(1000);
    const first = { ...piece, index: 0, bytes: bytes.subarray(0, 600) };
    expect((await sendPiece(app, person.token, first)).code).toBe(1);
    const tooMuch = { ...piece, index: 1, bytes: pdf(401) };
    expect((await sendPiece(app, person.token, tooMuch)).code).toBe(uploadErrors.quota.code);
    expect((await upload(app, person.token, pdf(401))).code).toBe(uploadErrors.quota.code);
    const second = { ...piece, index: 1, bytes: bytes.subarray(600) };
    expect((await sendPiece(app, person.token, second)).code).toBe(1);
    const body = { action: 'merge', chunkid: piece.id, chunkcount: 2, filename: 'a.pdf' };
    expect((await app.post('/common/upload', body, { token: person.token })).code).toBe(1);
    expect(await usedBy(person.id)).toBe(limits.upload.quotaBytes);
  });
});

it('counts what a piece has grown by when it comes again', async () => {
  const person = await createPerson(app);
  await useUp(person.id, limits.upload.quotaBytes - 1000);
  const piece = { index: 0, count: 1, id: 'growing-piece' };
  const send = (bytes: number) => sendPiece(app, person.token, { ...piece, bytes: pdf(bytes) });
  expect((await send(600)).code).toBe(1);
  expect((await send(1000)).code).toBe(1);
  expect((await send(1001)).code).toBe(uploadErrors.quota.code);
  expect((await send(600)).code).toBe(1);
});

describe('a full disk', () => {
  it.each([
    ['a document', 0, () => pdf()],
    ['the second size of a picture', 1, () => photo()],
  ])('at %s is said in words, and nothing half stays', async (_, room, make) => {
    const person = await createPerson(app);
    const before = await filesOf(app);
    putsLeft = room;
    const answer = await upload(app, person.token, await make());
    putsLeft = Infinity;
    expect(answer).toMatchObject({ code: uploadErrors.storageFull.code, msg: uploadErrors.storageFull.msg });
    expect(await filesOf(app)).toEqual(before);
    expect(await usedBy(person.id)).toBe(0);
  });

  it('at a piece leaves no row; at the merge it leaves the pieces for another try', async () => {
    const person = await createPerson(app);
    const piece = { bytes: pdf(), index: 0, count: 1, id: 'full-disk-piece' };
    const merge = () =>
      app.post(
        '/common/upload',
        { action: 'merge', chunkid: piece.id, chunkcount: 1, filename: 'a.pdf' },
        { token: person.token },
      );
    putsLeft = 0;
    expect((await sendPiece(app, person.token, piece)).code).toBe(uploadErrors.storageFull.code);
    expect((await merge()).code).toBe(uploadErrors.chunkInvalid.code);
    putsLeft = 1;
    expect((await sendPiece(app, person.token, piece)).code).toBe(1);
    expect((await merge()).code).toBe(uploadErrors.storageFull.code);
    putsLeft = Infinity;
    expect((await merge()).code).toBe(1);
  });
});

it('removes the file when the row cannot be written', async () => {
  const person = await createPerson(app);
  const before = await filesOf(app);
  await app.db.schema.alterTable('uploads').renameTo('uploads_away').execute();
  try {
    // The first look at the quota fails already when the table is gone, so a view stands in for reading only.
    await app.db.schema
      .createView('uploads')
      .as(
        app.db
          .selectFrom('uploads_away' as 'uploads')
          .selectAll()
          .groupBy('id'),
      )
      .execute();
    expect((await upload(app, person.token, pdf())).status).toBe(500);
  } finally {
    await app.db.schema.dropView('uploads').ifExists().execute();
    await app.db.schema.alterTable('uploads_away').renameTo('uploads').execute();
  }
  expect(await filesOf(app)).toEqual(before);
});
