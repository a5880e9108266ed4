import { expect, test } from 'vitest';
import { EMPTY_DRAFT, type PostDraft } from './draft.ts';
import { formOf, titleProblem, whyNotYet } from './publish-rules.ts';

const ready: PostDraft = { ...EMPTY_DRAFT, title: '雨夜', content: '<p>字</p>' };
const still = { isUploading: false, hasFailed: false };
const picture = (url: string) => ({ url, width: 1, height: 1, blur: '', widths: [] });

test('a title and a text are enough', () => {
  expect(whyNotYet(ready, still)).toBeNull();
});

test.each([
  [{ title: '' }, '请输入标题'],
  [{ title: ' 一 ' }, '标题长度应在2-100个字符之间'],
  [{ title: '字'.repeat(101) }, '标题长度应在2-100个字符之间'],
  [{ content: '' }, '请输入内容'],
  [{ tags: [1, 2, 3, 4].map((id) => ({ id, name: String(id) })) }, '最多选择3个标签'],
] as const)('%j: %s', (change, reason) => {
  expect(whyNotYet({ ...ready, ...change }, still)).toBe(reason);
});

test('pictures on their way hold the post back', () => {
  expect(whyNotYet(ready, { isUploading: true, hasFailed: false })).toBe('图片正在上传，请稍候');
  expect(whyNotYet(ready, { isUploading: false, hasFailed: true })).toBe('有图片上传失败，请重试或移除');
});

test('a hundred characters are a title, spaces around them do not count', () => {
  expect(titleProblem(` ${'字'.repeat(100)} `)).toBeUndefined();
});

test('the first picture is the cover', () => {
  const form = formOf({ ...ready, pictures: [picture('/files/b'), picture('/files/a')] });
  expect(form).toMatchObject({
    media_urls: ['/files/b', '/files/a'],
    cover_image: '/files/b',
    circle_id: null,
  });
});
