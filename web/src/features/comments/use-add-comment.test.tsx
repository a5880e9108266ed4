// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { Comment } from '@zaojie/contract/comments/comment.schemas';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commentKeys, insertComment } from './comment-cache.ts';
import { useAddComment, type ReplyTarget } from './use-add-comment.ts';

let keys: (string | null)[];
let hasAnswer: boolean;

beforeEach(() => {
  keys = [];
  hasAnswer = false;
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    keys.push(new Headers(init.headers).get('Idempotency-Key'));
    if (!hasAnswer) throw new TypeError('the answer never came');
    return Response.json({ code: 1, msg: '', data: { id: 9, post_id: 1, parent_id: 0 } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Queries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>;
}

test('the same comment keeps its key until it is there; another one, or a reply, has its own', async () => {
  const { result } = renderHook(() => useAddComment(1, () => undefined), { wrapper: Queries });
  async function send(content: string, target: ReplyTarget | null = null) {
    const before = keys.length;
    await act(async () => result.current.mutate({ content, target }));
    await waitFor(() => expect(keys).toHaveLength(before + 1));
    await waitFor(() => expect(result.current.isPending).toBe(false));
    return keys[before];
  }
  const first = await send('画得好');
  expect(first).toMatch(/^[\da-f]{32}$/);
  expect(await send('画得好')).toBe(first);
  expect(await send('画得真好')).not.toBe(first);
  expect(await send('画得好', { id: 3, parentId: 3, userId: 4, nickname: '画师' })).not.toBe(first);
  hasAnswer = true;
  expect(await send('画得好')).toBe(first);
  expect(await send('画得好')).not.toBe(first);
});

test('a reply that the list brought meanwhile is not put in twice', () => {
  const client = new QueryClient();
  const added = { id: 9, post_id: 1, parent_id: 3 } as Comment;
  const parent = { id: 3, replies: [{ id: 9 }], reply_count: 1 };
  client.setQueryData(commentKeys.list(1), { pages: [{ data: [parent] }], pageParams: [null] });
  insertComment(client, added);
  expect(client.getQueryData(commentKeys.list(1))).toMatchObject({ pages: [{ data: [parent] }] });
});
