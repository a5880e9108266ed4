import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { commentsQuery, type CommentFilter } from '../game-queries.ts';
import { someComment } from '../game-test-rig.ts';
import {
  flatten,
  patchLike,
  putComment,
  putReply,
  removeComment,
  type CommentPages,
} from './comment-cache.ts';

const ALL: CommentFilter = { order: 'useful', rating: null };
const FIVE: CommentFilter = { order: 'useful', rating: 5 };

function clientWith(lists: [CommentFilter, ReturnType<typeof someComment>[]][]) {
  const client = new QueryClient();
  for (const [filter, data] of lists) {
    const page = { data, total: data.length, per_page: 10, current_page: 1, last_page: 1, next_cursor: null };
    client.setQueryData<CommentPages>(commentsQuery(1, filter).queryKey, {
      pages: [page],
      pageParams: [null],
    });
  }
  const list = (filter: CommentFilter) =>
    client.getQueryData<CommentPages>(commentsQuery(1, filter).queryKey);
  return {
    client,
    ids: (filter: CommentFilter) => flatten(list(filter)).map(({ id }) => id),
    first: () => flatten(list(ALL))[0],
    total: (filter: CommentFilter) => list(filter)?.pages[0]?.total,
  };
}

describe('a comment that was sent', () => {
  test('stands first where it belongs, and nowhere else', () => {
    const { client, ids, total } = clientWith([
      [ALL, [someComment({ id: 1 })]],
      [FIVE, [someComment({ id: 1 })]],
    ]);
    putComment(client, someComment({ id: 2, rating: 3 }));
    expect(ids(ALL)).toEqual([2, 1]);
    expect(ids(FIVE)).toEqual([1]);
    expect(total(ALL)).toBe(2);
  });

  test('that replaces another takes its place and keeps its answers', () => {
    const answer = { ...someComment({ id: 9, parent_id: 1 }) };
    const { client, ids, first, total } = clientWith([
      [ALL, [someComment({ id: 1, rating: 5, replies: [answer], reply_count: 1 }), someComment({ id: 2 })]],
      [FIVE, [someComment({ id: 1, rating: 5 })]],
    ]);
    putComment(client, someComment({ id: 1, rating: 2, content: '改了主意' }));
    expect(ids(ALL)).toEqual([1, 2]);
    expect(first()).toMatchObject({ content: '改了主意', rating: 2, replies: [{ id: 9 }] });
    expect(ids(FIVE)).toEqual([]);
    expect([total(ALL), total(FIVE)]).toEqual([2, 0]);
  });
});

test('answers are counted in and out, likes stand where they were given', () => {
  const { client, first, ids } = clientWith([[ALL, [someComment({ id: 1 })]]]);
  const answer = someComment({ id: 5, parent_id: 1 });
  putReply(client, answer);
  expect(first()).toMatchObject({ reply_count: 1, replies: [{ id: 5 }] });
  patchLike(client, answer, { is_liked: true, like_count: 4 });
  expect(first()?.replies[0]).toMatchObject({ is_liked: true, like_count: 4 });
  removeComment(client, answer);
  expect(first()).toMatchObject({ reply_count: 0, replies: [] });
  removeComment(client, someComment({ id: 1 }));
  expect(ids(ALL)).toEqual([]);
});
