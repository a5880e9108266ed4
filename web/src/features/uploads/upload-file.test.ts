// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubXhr, uploadedAnswer, type SentRequest } from './xhr-test-rig.ts';
import { FileRefused, uploadFile, uploadMessageOf } from './upload-file.ts';

const MB = 1024 * 1024;
let sent: SentRequest[];

beforeEach(() => {
  sent = stubXhr();
  localStorage.setItem('token', 'abc');
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const small = () => new File(['x'.repeat(20)], 'a.jpg', { type: 'image/jpeg' });
const film = () => new File([new Uint8Array(9 * MB)], '雨.mp4', { type: 'video/mp4', lastModified: 5 });

async function next(count: number): Promise<SentRequest> {
  await vi.waitFor(() => expect(sent.length).toBeGreaterThanOrEqual(count), { timeout: 30_000 });
  const request = sent[count - 1];
  if (request === undefined) throw new Error('nothing was sent');
  return request;
}

function indexOf(request: SentRequest): string {
  return request.body instanceof FormData ? (request.body.get('chunkindex') as string) : '';
}

describe('one small file', () => {
  test('goes out whole, with the token, and tells its progress', async () => {
    const shares: number[] = [];
    const done = uploadFile(small(), { onProgress: (share) => shares.push(share) });
    const request = await next(1);
    expect(request).toMatchObject({
      method: 'POST',
      address: '/api/common/upload',
      headers: { Token: 'abc' },
    });
    expect((request.body as FormData).get('file')).toBeInstanceOf(File);
    request.progress(5);
    request.progress(90);
    request.answer(200, uploadedAnswer('/files/a'));
    expect((await done).url).toBe('/files/a');
    expect(shares).toEqual([0.25, 1]);
  });

  test('goes to the address that it is meant for', async () => {
    const done = uploadFile(small(), { address: '/api/message/upload' });
    const request = await next(1);
    expect(request.address).toBe('/api/message/upload');
    request.answer(200, uploadedAnswer('/private-files/1/2.3.x/a'));
    expect((await done).url).toBe('/private-files/1/2.3.x/a');
  });

  test('a refusal keeps the words of the server', async () => {
    const done = uploadFile(small());
    (await next(1)).answer(200, { code: 1404, msg: '文件已损坏，无法读取', data: null });
    expect(uploadMessageOf(await done.catch((error: unknown) => error), '上传失败')).toBe(
      '文件已损坏，无法读取',
    );
  });

  test('an unreadable answer is a failure of the network', async () => {
    const done = uploadFile(small());
    (await next(1)).answer(502, '<html>');
    await expect(done).rejects.toThrow('服务器的回答无法识别');
  });

  test('401 ends the session', async () => {
    const done = uploadFile(small());
    (await next(1)).answer(401, { code: 401, msg: '请先登录', data: null });
    await expect(done).rejects.toThrow('请先登录');
    expect(localStorage.getItem('token')).toBeNull();
  });

  test('giving up stops it', async () => {
    const stop = new AbortController();
    const done = uploadFile(small(), { signal: stop.signal });
    const request = await next(1);
    stop.abort(new Error('不传了'));
    await expect(done).rejects.toThrow('不传了');
    expect(request.aborted).toBe(true);
  });

  test('a wrong type is refused before anything is sent', async () => {
    await expect(uploadFile(new File(['x'], 'a.exe'))).rejects.toBeInstanceOf(FileRefused);
    expect(sent).toEqual([]);
  });
});

describe('a big file', () => {
  const piece = { code: 1, msg: '', data: { kind: 'chunk' } };

  test('goes on where the server says, repeats a failed piece, and is merged', async () => {
    const shares: number[] = [];
    const done = uploadFile(film(), { onProgress: (share) => shares.push(share) });
    const status = await next(1);
    expect(status.method).toBe('GET');
    expect(status.address).toMatch(/^\/api\/common\/upload\?chunkid=[\w-]{8,64}$/);
    status.answer(200, { code: 1, msg: '', data: { received: [0] } });
    (await next(2)).fail();
    const again = await next(3);
    expect([indexOf(sent[1] as SentRequest), indexOf(again)]).toEqual(['1', '1']);
    again.answer(200, piece);
    const last = await next(4);
    expect(indexOf(last)).toBe('2');
    expect(((last.body as FormData).get('file') as File).size).toBe(MB);
    last.answer(200, piece);
    const merge = await next(5);
    expect(JSON.parse(merge.body as string)).toEqual({
      action: 'merge',
      chunkid: (last.body as FormData).get('chunkid'),
      chunkcount: 3,
      filename: '雨.mp4',
    });
    merge.answer(200, uploadedAnswer('/files/film'));
    expect((await done).url).toBe('/files/film');
    expect(shares).toEqual([8 / 9, 1]);
  });

  test('a merge whose answer was lost is repeated under the same key; the next merge has another', async () => {
    async function keysOfMerge(first: number): Promise<(string | undefined)[]> {
      const done = uploadFile(film());
      (await next(first)).answer(200, { code: 1, msg: '', data: { received: [0, 1, 2] } });
      (await next(first + 1)).fail();
      (await next(first + 2)).answer(200, uploadedAnswer('/files/film'));
      await done;
      return sent.slice(first, first + 2).map(({ headers }) => headers['Idempotency-Key']);
    }
    const [lost, repeated] = await keysOfMerge(1);
    expect(lost).toMatch(/^[\da-f]{32}$/);
    expect(repeated).toBe(lost);
    expect((await keysOfMerge(4))[0]).not.toBe(lost);
  });

  test('three failures of one piece end it', async () => {
    const done = uploadFile(film()).catch((error: unknown) => error);
    (await next(1)).answer(200, { code: 1, msg: '', data: { received: [] } });
    for (const number of [2, 3, 4])
      (await next(number)).answer(503, { code: 500, msg: '服务器忙', data: null });
    expect(uploadMessageOf(await done, '上传失败')).toBe('服务器忙');
    expect(sent.length).toBe(4);
  });

  test('a refused piece is not repeated', async () => {
    const done = uploadFile(film()).catch((error: unknown) => error);
    (await next(1)).answer(200, { code: 1, msg: '', data: { received: [] } });
    (await next(2)).answer(400, { code: 1407, msg: '分片上传失败，请重新上传', data: null });
    expect(uploadMessageOf(await done, '上传失败')).toBe('分片上传失败，请重新上传');
    expect(sent.length).toBe(2);
  });
});
