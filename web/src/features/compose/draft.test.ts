// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { EMPTY_DRAFT, forgetDraft, readDraft, saveDraft, type PostDraft } from './draft.ts';

const draft: PostDraft = {
  title: '雨夜',
  content: '<p>一<strong>二</strong></p>',
  circle: { id: 3, name: '国风', icon: '', description: '', posts_count: 1 },
  tags: [{ id: -1, name: '夜' }],
  pictures: [{ url: '/files/images/ab/a-320.webp', width: 3, height: 2, blur: '', widths: [320] }],
  captions: { '/files/images/ab/a-320.webp': '线稿' },
  origin: 'repost',
  source: 'https://example.com/1',
  isSensitive: true,
  series: { id: 4, title: '雨夜三联' },
};
const mine = { userId: 1, post: null };

afterEach(() => localStorage.clear());

test('a draft comes back as it was', () => {
  expect(saveDraft(mine, draft)).toBe(true);
  expect(readDraft(mine)).toEqual(draft);
  forgetDraft(mine);
  expect(readDraft(mine)).toBeNull();
});

test('it is not offered to somebody else, nor for another post', () => {
  saveDraft(mine, draft);
  expect(readDraft({ userId: 2, post: null })).toBeNull();
  expect(readDraft({ userId: 1, post: { id: 5, updated_at: 'a' } })).toBeNull();
});

test('changes to an older version of a post are dropped', () => {
  const place = { userId: 1, post: { id: 5, updated_at: '2026-01-01' } };
  saveDraft(place, EMPTY_DRAFT);
  expect(readDraft(place)).toEqual(EMPTY_DRAFT);
  expect(readDraft({ userId: 1, post: { id: 5, updated_at: '2026-01-02' } })).toBeNull();
});

test.each(['{', '[]', '{"title":1}', 'null'])('rubbish in the storage (%s) is no draft', (stored) => {
  saveDraft(mine, draft);
  localStorage.setItem(localStorage.key(0) ?? '', stored);
  expect(readDraft(mine)).toBeNull();
});
