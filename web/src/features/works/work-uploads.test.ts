// @vitest-environment happy-dom
import type { OwnWork } from '@zaojie/contract/works/work.schemas';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubXhr, uploadedAnswer, type SentRequest } from '../uploads/xhr-test-rig.ts';
import { someWork } from './work-test-rig.ts';
import { WorkUploads } from './work-uploads.ts';

let sent: SentRequest[];
let added: { body: unknown; key: string | null }[];
let refusal: string | null;
let made: OwnWork[];
let uploads: WorkUploads;

beforeEach(() => {
  sent = stubXhr();
  added = [];
  made = [];
  refusal = null;
  vi.stubGlobal('fetch', async (_: string, { body, headers }: RequestInit) => {
    const key = new Headers(headers).get('Idempotency-Key');
    added.push({ body: JSON.parse(typeof body === 'string' ? body : '{}'), key });
    if (refusal !== null) return Response.json({ code: 2203, msg: refusal, data: null });
    return Response.json({ code: 1, msg: '', data: someWork(9) });
  });
  uploads = new WorkUploads((work) => made.push(work));
});
afterEach(() => {
  uploads.release();
  vi.unstubAllGlobals();
});

const file = (name = '竹径.png') => new File(['x'.repeat(400_000)], name, { type: 'image/png' });
const status = () => uploads.read().map((each) => each.status);

test('a file goes out whole, as it is, and becomes a work named after it', async () => {
  expect(uploads.add([file()], 10)).toEqual([]);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.address).toBe('/api/profile/works/upload');
  const [request] = sent;
  const given = request?.body instanceof FormData ? request.body.get('file') : null;
  expect(given instanceof File && given.size).toBe(400_000);
  sent[0]?.progress(200_000);
  expect(uploads.read()[0]?.progress).toBe(0.5);
  sent[0]?.answer(200, uploadedAnswer('/files/1/a-4.webp'));
  await vi.waitFor(() => expect(made).toHaveLength(1));
  expect(added[0]?.body).toEqual({ url: '/files/1/a-4.webp', title: '竹径' });
  expect(uploads.read()).toEqual([]);
});

test('what failed after the upload is tried again without sending the file twice', async () => {
  refusal = '上传空间已用完';
  uploads.add([file()], 10);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  sent[0]?.answer(200, uploadedAnswer('/files/1/a-4.webp'));
  await vi.waitFor(() => expect(status()).toEqual(['failed']));
  expect(uploads.read()[0]?.error).toBe('上传空间已用完');
  refusal = null;
  uploads.retry(uploads.read()[0]?.key ?? '');
  await vi.waitFor(() => expect(made).toHaveLength(1));
  expect(sent).toHaveLength(1);
  expect(added[1]?.key).toBe(added[0]?.key);
});

test('what can’t be one stays out and says why; no more than there is room for', async () => {
  const refused = uploads.add([file('说明.pdf'), file('a.png'), file('b.png')], 1);
  expect(refused).toEqual(['不支持的文件类型：pdf', '作品放满了，先删掉一些再上传']);
  expect(uploads.read()).toHaveLength(1);
});

test('one that is taken back is given up; the next begins', async () => {
  uploads.add([file('a.png'), file('b.png'), file('c.png')], 10);
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  uploads.remove(uploads.read()[0]?.key ?? '');
  await vi.waitFor(() => expect(sent).toHaveLength(3));
  expect(sent[0]?.aborted).toBe(true);
  expect(uploads.read().map(({ name }) => name)).toEqual(['b.png', 'c.png']);
});
