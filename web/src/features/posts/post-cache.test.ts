import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { dropPost, patchPost, postKeys, type FeedData } from './post-cache.ts';
import { makePost } from './post-test-rig.ts';

const latest = postKeys.feed({ filter: 'latest' });
const circle = postKeys.feed({ filter: 'latest', circleId: 3 });
let client: QueryClient;

function page(...ids: number[]) {
  const data = ids.map((id) => makePost({ id, user_id: id % 2 === 0 ? 2 : 1 }));
  return { data, total: data.length, per_page: 10, current_page: 1, last_page: 1, next_cursor: null };
}

function feedOf(key: readonly unknown[]): FeedData {
  const data = client.getQueryData<FeedData>(key);
  if (!data) throw new Error('the feed is gone');
  return data;
}

beforeEach(() => {
  client = new QueryClient();
  client.setQueryData<FeedData>(latest, { pages: [page(1, 2), page(3, 4)], pageParams: [null, 'a'] });
  client.setQueryData<FeedData>(circle, { pages: [page(4)], pageParams: [null] });
  client.setQueryData(postKeys.detail(4), makePost({ id: 4, user_id: 2 }));
});

test('a post changes in every feed and on its own page', () => {
  patchPost(client, 4, (post) => ({ like_count: post.like_count + 1, is_liked: true }));
  expect(feedOf(latest).pages[1]?.data[1]).toMatchObject({ like_count: 1_235, is_liked: true });
  expect(feedOf(circle).pages[0]?.data[0]?.is_liked).toBe(true);
  expect(client.getQueryData(postKeys.detail(4))).toMatchObject({ is_liked: true });
});

test('what does not change stays the same object, so that it is not drawn again', () => {
  const before = feedOf(latest);
  patchPost(client, 4, { is_liked: true });
  expect(feedOf(latest).pages[0]).toBe(before.pages[0]);
  expect(feedOf(latest).pages[1]?.data[0]).toBe(before.pages[1]?.data[0]);
  const untouched = feedOf(circle).pages[0];
  patchPost(client, 999, { is_liked: true });
  expect(feedOf(circle).pages[0]).toBe(untouched);
});

test('a deleted post is gone from every feed', () => {
  dropPost(client, 4);
  expect(
    feedOf(latest)
      .pages.flatMap(({ data }) => data)
      .map((post) => post.id),
  ).toEqual([1, 2, 3]);
  expect(feedOf(circle).pages[0]?.data).toEqual([]);
  expect(client.getQueryData(postKeys.detail(4))).toBeUndefined();
});
