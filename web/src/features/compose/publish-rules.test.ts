import { expect, test } from 'vitest';
import { EMPTY_DRAFT, type PostDraft } from './draft.ts';
import { formOf, picturesInText, sentenceOf, titleProblem, whyNotYet } from './publish-rules.ts';

const ready: PostDraft = { ...EMPTY_DRAFT, title: '雨夜', content: '<p>字</p>' };
const still = { isUploading: false, hasFailed: false, hasLost: false, hasLostInText: false };
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
  expect(whyNotYet(ready, { ...still, isUploading: true })).toBe('图片正在上传，请稍候');
  expect(whyNotYet(ready, { ...still, hasFailed: true })).toBe('有图片上传失败，请重试或移除');
});

test('pictures that are gone hold the post back and say where they stand', () => {
  expect(whyNotYet(ready, { ...still, hasLost: true })).toBe('有图片已失效，请移除后重新添加');
  expect(whyNotYet(ready, { ...still, hasLostInText: true })).toBe('正文里有图片已失效，请删除后重新添加');
});

test('the pictures of a text are found by their addresses', () => {
  const html =
    '<p>src="/a"</p><img src="/files/b.webp" alt=""><img data-src="/c" alt="" src="/files/d.webp">';
  expect(picturesInText(html)).toEqual(['/files/b.webp', '/files/d.webp']);
});

test('what the validator says in English is never shown', () => {
  expect(sentenceOf('Invalid input')).toBe('提交的内容有误');
  expect(sentenceOf(undefined)).toBe('提交的内容有误');
  expect(sentenceOf('最多选择3个标签')).toBe('最多选择3个标签');
});

test('a hundred characters are a title, spaces around them do not count', () => {
  expect(titleProblem(` ${'字'.repeat(100)} `)).toBeUndefined();
});

test.each([
  [null, null, {}],
  [{ id: 4, title: '甲' }, null, { series_id: 4 }],
  [{ id: null, title: '新的' }, null, { series_title: '新的' }],
  // Left alone: where it stands by now is nobody's business here.
  [{ id: 4, title: '甲' }, { id: 4, title: '甲' }, {}],
  [null, { id: 4, title: '甲' }, { series_id: null }],
  [{ id: null, title: '甲' }, { id: 4, title: '甲' }, { series_title: '甲' }],
])('the series %j, before it %j, is sent as %j', (series, before, sent) => {
  const { series_id, series_title } = formOf({ ...ready, series }, before);
  expect({ series_id, series_title }).toEqual({ series_id: undefined, series_title: undefined, ...sent });
});

test('the first picture is the cover', () => {
  const form = formOf({ ...ready, pictures: [picture('/files/b'), picture('/files/a')] });
  expect(form).toMatchObject({
    media_urls: ['/files/b', '/files/a'],
    cover_image: '/files/b',
    circle_id: null,
  });
});
