import type { OriginalFile, UploadPurpose } from '@zaojie/contract/uploads/piece.schemas';
import type { CallAnswer, TestApp } from '../../../test/test-app.ts';
import type { Person } from '../../../test/test-people.ts';

type Begun = { name?: string; size: number; purpose?: UploadPurpose };

export function begin(app: TestApp, { token }: Person, file: Begun): Promise<CallAnswer> {
  return app.post('/upload/begin', { name: '成稿.psd', purpose: 'order', ...file }, { token });
}

export async function beginPieces(app: TestApp, person: Person, file: Begun): Promise<number> {
  const answer = await begin(app, person, file);
  if (answer.code !== 1) throw new Error(answer.msg);
  return Number(answer.data['id']);
}

/** Real pieces are megabytes; small ones follow the same rules. */
export async function cutSmaller(app: TestApp, id: number, pieceSize: number): Promise<void> {
  await app.db.updateTable('piece_uploads').set({ piece_size: pieceSize }).where('id', '=', id).execute();
}

export async function sendBytes(
  app: TestApp,
  { token }: Person,
  id: number,
  offset: number | string,
  bytes: Buffer,
): Promise<CallAnswer> {
  const answer = await app.app.inject({
    method: 'POST',
    url: `/api/upload/piece/${id}?offset=${offset}`,
    headers: { 'content-type': 'application/octet-stream', token },
    payload: bytes,
  });
  const body = JSON.parse(answer.payload) as Pick<CallAnswer, 'code' | 'msg' | 'data'>;
  return { ...body, status: answer.statusCode, headers: answer.headers, raw: answer.payload };
}

export const finish = (app: TestApp, { token }: Person, id: number) =>
  app.post(`/upload/finish/${id}`, {}, { token });

export const cancel = (app: TestApp, { token }: Person, id: number) =>
  app.post(`/upload/cancel/${id}`, {}, { token });

export const progressOf = (app: TestApp, { token }: Person, id: number) =>
  app.get(`/upload/progress/${id}`, { token });

/** Begins, and sends all of it in pieces of so many bytes. */
export async function sendAllPieces(
  app: TestApp,
  person: Person,
  bytes: Buffer,
  { pieceSize = 1000, ...file }: Partial<Begun> & { pieceSize?: number } = {},
): Promise<number> {
  const id = await beginPieces(app, person, { size: bytes.length, ...file });
  await cutSmaller(app, id, pieceSize);
  for (let at = 0; at < bytes.length; at += pieceSize) {
    const answer = await sendBytes(app, person, id, at, bytes.subarray(at, at + pieceSize));
    if (answer.code !== 1) throw new Error(answer.msg);
  }
  return id;
}

export async function sendOriginal(
  app: TestApp,
  person: Person,
  bytes: Buffer,
  file: Partial<Begun> = {},
): Promise<OriginalFile> {
  const pieceSize = Math.max(1000, bytes.length);
  const answer = await finish(app, person, await sendAllPieces(app, person, bytes, { pieceSize, ...file }));
  if (answer.code !== 1) throw new Error(answer.msg);
  return answer.data as OriginalFile;
}
