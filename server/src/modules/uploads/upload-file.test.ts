import { limits } from '@zaojie/contract/limits';
import { uploadErrors } from '@zaojie/contract/uploads/upload.errors';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPerson, type Person } from '../../../test/test-people.ts';
import { filesOf, formOf, mp4, pdf, photo, sendForm, sha256, upload } from './upload-test-rig.ts';

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  person = await createPerson(app);
});

const rowsOf = (userId: number) =>
  app.db.selectFrom('uploads').selectAll().where('user_id', '=', userId).execute();
const fetchFile = (url: unknown, headers = {}) => app.app.inject({ url: String(url), headers });

describe('a picture', () => {
  it('is redrawn in sizes, without what the camera wrote into it', async () => {
    const bytes = await sharp(await photo(1000, 500))
      .withExif({ IFD0: { Copyright: '某人' }, IFD3: { GPSLatitude: '31/1 0/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const answer = await upload(app, person.token, bytes, '照片.jpg');
    expect(answer).toMatchObject({ status: 200, code: 1 });
    const { url, blur, ...rest } = answer.data;
    expect(rest).toEqual({
      name: '照片.jpg',
      size: bytes.length,
      kind: 'image',
      width: 500,
      height: 1000,
      widths: [320, 500],
      warnings: [],
    });
    expect(blur).toMatch(/^data:image\/webp;base64,/);
    const served = await fetchFile(url);
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const found = await sharp(served.rawPayload).metadata();
    expect([found.format, found.width, found.exif, found.orientation]).toEqual([
      'webp',
      500,
      undefined,
      undefined,
    ]);
    const stored = await filesOf(app);
    expect(stored.filter((path) => !path.endsWith('.webp'))).toEqual([]);
    expect(await rowsOf(person.id)).toMatchObject([{ kind: 'image', url, byte_size: bytes.length }]);
  });

  it('is known by its bytes, whatever its name', async () => {
    const { data } = await upload(app, person.token, await photo(), 'a.pdf');
    expect([data['kind'], data['name']]).toEqual(['image', 'a.jpg']);
  });

  it.each<[string, Buffer, string]>([
    ['a.png', Buffer.from('你好，这是文字'), '文件内容不是图片：扩展名是 .png，实际是文本'],
    [
      'a.JPG',
      Buffer.from('<!doctype html><script>alert(1)</script>'),
      '文件内容不是图片：扩展名是 .jpg，实际是文本',
    ],
    ['a.png', Buffer.from('<?xml version="1.0"?><svg/>'), '文件内容不是图片：扩展名是 .png，实际是文本'],
    ['a.mp4', Buffer.from('1f8b0800000000000003', 'hex'), '文件内容不是视频：扩展名是 .mp4，实际是 gz 文件'],
    [
      'a.docx',
      Buffer.from('MZ\x90\0'.padEnd(80, '\0'), 'latin1'),
      '文件内容不是文档：扩展名是 .docx，实际是 exe 文件',
    ],
    ['a.pdf', Buffer.from([1, 2, 3, 0, 255]), '文件内容不是文档：扩展名是 .pdf，实际是无法识别的数据'],
    ['a.txt', Buffer.from('你好'), '不支持的文件类型：txt'],
    ['a', Buffer.from('你好'), '不支持的文件类型：未知'],
  ])('%s that is something else is told what it is', async (name, bytes, msg) => {
    expect(await upload(app, person.token, bytes, name)).toMatchObject({ msg });
    expect(await rowsOf(person.id)).toEqual([]);
  });

  it('is refused when it is broken or a bomb', async () => {
    const cut = (await photo()).subarray(0, 400);
    expect((await upload(app, person.token, cut)).code).toBe(uploadErrors.broken.code);
    const bomb = await sharp({ create: { width: 9000, height: 5000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect((await upload(app, person.token, bomb)).code).toBe(uploadErrors.tooManyPixels.code);
    expect(await rowsOf(person.id)).toEqual([]);
  });
});

describe('limits', () => {
  const head = { image: Buffer.from('GIF89a'), video: mp4(24), document: pdf(9) };
  it.each(['image', 'video', 'document'] as const)('%s: n bytes pass, n + 1 do not', async (kind) => {
    const { maxBytes } = limits.upload[kind];
    const full = Buffer.alloc(maxBytes + 1);
    head[kind].copy(full);
    const fits = await upload(app, person.token, full.subarray(0, maxBytes));
    // No picture has ten megabytes of nothing: it gets past the size and is then found to be broken.
    expect(fits.code).toBe(kind === 'image' ? uploadErrors.broken.code : 1);
    expect(await upload(app, person.token, full)).toMatchObject({
      code: uploadErrors.tooLarge.code,
      msg: `文件大小超过限制，最大${maxBytes / 1024 / 1024}MB`,
    });
  });

  it('does not read a body larger than any file', async () => {
    const answer = await sendForm(app, person.token, Buffer.alloc(10), { 'content-length': '200000000' });
    expect(answer).toMatchObject({ code: uploadErrors.tooLarge.code, msg: '文件大小超过限制，最大100MB' });
  });

  it('keeps JSON on this address as small as everywhere', async () => {
    const body = { action: 'merge', filename: 'x'.repeat(2_000_000) };
    expect((await app.post('/common/upload', body, { token: person.token })).status).toBe(413);
  });
});

describe('a document', () => {
  it('is stored as it is and handed out to be saved, by its name', async () => {
    const bytes = pdf();
    const { data } = await upload(app, person.token, bytes, '报价 (终稿)\'s "v2".pdf'.replaceAll('"', ''));
    expect(data['url']).toMatch(/^\/files\/documents\/([0-9a-f]{2})\/\1[0-9a-f]{30}\.pdf$/);
    const served = await fetchFile(data['url']);
    expect(sha256(served.rawPayload)).toBe(sha256(bytes));
    expect(served.headers['content-disposition']).toBe(
      `attachment; filename="download.pdf"; filename*=UTF-8''${encodeURIComponent("报价 (终稿)'s v2.pdf").replaceAll('(', '%28').replaceAll(')', '%29').replaceAll("'", '%27')}`,
    );
    expect(served.headers['content-security-policy']).toBe("default-src 'none'; sandbox");
  });

  it.each([
    ['a.png', 'a.pdf'],
    ['合同.docx', '合同.pdf'],
    ['报告.v2', '报告.v2.pdf'],
    ['无后缀', '无后缀.pdf'],
    ['a.PDF', 'a.PDF'],
    ['.png', '未命名.pdf'],
    [`${'长'.repeat(300)}.png`, `${'长'.repeat(251)}.pdf`],
  ])('called %s is saved as %s', async (name, saved) => {
    const { data } = await upload(app, person.token, pdf(), name);
    expect(data['name']).toBe(saved);
    // What was kept under another name before is handed out under the right one as well.
    await app.db
      .updateTable('uploads')
      .set({ name: name.slice(0, 255) })
      .where('user_id', '=', person.id)
      .execute();
    const { headers } = await fetchFile(data['url']);
    expect(String(headers['content-disposition'])).toMatch(/\.pdf$/i);
  });

  it('never lends its name to a path', async () => {
    const { data } = await upload(app, person.token, pdf(), '../../../etc/\u202epasswd.pdf');
    expect(data['name']).toBe('passwd.pdf');
  });
});

it('what may tell of its author is said with the answer', async () => {
  const bytes = Buffer.from('%PDF-1.7\n<</Author (某人)>>');
  const { data } = await upload(app, person.token, bytes, 'a.pdf');
  expect(data['warnings']).toEqual([expect.stringContaining('作者')]);
});

describe('a video', () => {
  it('is handed out in parts', async () => {
    const { data } = await upload(app, person.token, mp4(1000), 'a.mp4');
    const whole = await fetchFile(data['url']);
    expect(whole.headers).toMatchObject({ 'content-type': 'video/mp4', 'accept-ranges': 'bytes' });
    expect(whole.headers['content-disposition']).toBeUndefined();
    const part = await fetchFile(data['url'], { range: 'bytes=4-7' });
    expect([part.statusCode, part.payload, part.headers['content-range']]).toEqual([
      206,
      'ftyp',
      'bytes 4-7/1000',
    ]);
    expect((await fetchFile(data['url'], { range: 'bytes=-10' })).rawPayload).toHaveLength(10);
    expect((await fetchFile(data['url'], { range: 'bytes=990-' })).rawPayload).toHaveLength(10);
    expect((await fetchFile(data['url'], { range: 'bytes=1000-' })).statusCode).toBe(416);
    expect((await fetchFile(data['url'], { range: 'bytes=1-2,4-5' })).statusCode).toBe(200);
  });
});

describe('the form', () => {
  it('is for members only, and nothing of a visitor is kept', async () => {
    const before = await filesOf(app);
    expect((await upload(app, null, pdf())).status).toBe(401);
    expect(await filesOf(app)).toEqual(before);
  });

  it.each([
    ['without a file', () => formOf([{ field: 'x', value: 'y' }])],
    ['with an empty file', () => formOf([{ field: 'file', filename: 'a.pdf', bytes: Buffer.alloc(0) }])],
    ['with the file in another field', () => formOf([{ field: 'f', filename: 'a.pdf', bytes: pdf() }])],
    ['with text for a file', () => formOf([{ field: 'file', value: 'x' }])],
  ])('%s is refused', async (_, make) => {
    expect((await sendForm(app, person.token, make())).code).toBe(uploadErrors.missingFile.code);
  });

  it.each([
    ['cut off', formOf([{ field: 'file', filename: 'a.pdf', bytes: pdf() }]).subarray(0, 300)],
    ['of noise', Buffer.from('noise')],
    ['of two files', formOf([1, 2].map(() => ({ field: 'file', filename: 'a.pdf', bytes: pdf() })))],
    ['that reaches for the prototype', formOf([{ field: '__proto__', value: 'x' }])],
  ])('%s is refused without a fault of ours', async (_, payload) => {
    const answer = await sendForm(app, person.token, payload);
    expect(answer.status).toBeLessThan(500);
    expect(answer.code).not.toBe(1);
  });

  it('leaves nothing in the waiting room', async () => {
    expect((await filesOf(app)).filter((path) => path.includes('/incoming/'))).toEqual([]);
  });

  it('is taken on no other address', async () => {
    const answer = await app.app.inject({
      method: 'POST',
      url: '/api/user/login',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x--\r\n',
    });
    expect(answer.statusCode).toBe(415);
  });
});

it('gives one answer to one key', async () => {
  const send = () =>
    sendForm(app, person.token, formOf([{ field: 'file', filename: 'a.pdf', bytes: pdf() }]), {
      'idempotency-key': 'one',
    });
  const first = await send();
  expect((await send()).raw).toBe(first.raw);
  expect(await rowsOf(person.id)).toHaveLength(1);
});
