// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { makeComment, makeReply } from './comment-test-rig.ts';
import { useComments } from './use-comments.ts';
import { useMoreReplies } from './use-more-replies.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const replies = [11, 12, 13, 14].map((id) => makeReply(id, { parent_id: 9 }));
const comment = makeComment(9, { replies: replies.slice(0, 2), reply_count: 4 });

function answerTo({ pathname, searchParams }: URL) {
  if (pathname === '/api/posts/comments') return { data: [comment], next_cursor: null };
  return searchParams.get('cursor') === 'c1'
    ? { data: replies.slice(3), next_cursor: null }
    : { data: replies.slice(0, 3), next_cursor: 'c1' };
}

test('when the list is asked for again the replies are folded up and can be opened again', async () => {
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json({ code: 1, msg: '', data: answerTo(new URL(address, 'http://site')) }),
  );
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(
    () => {
      const [shown = comment] = useComments(1, 'new').comments;
      return { shown: shown.replies.map(({ id }) => id), more: useMoreReplies(shown) };
    },
    { wrapper },
  );
  async function openAll() {
    await waitFor(() => expect([result.current.shown, result.current.more.left]).toEqual([[11, 12], 2]));
    act(() => result.current.more.open());
    await waitFor(() => expect([result.current.shown, result.current.more.left]).toEqual([[11, 12, 13], 1]));
    act(() => result.current.more.open());
    await waitFor(() =>
      expect([result.current.shown, result.current.more.left]).toEqual([[11, 12, 13, 14], 0]),
    );
  }
  await waitFor(() => expect(client.isFetching()).toBe(0));
  await openAll();
  await act(() => client.invalidateQueries());
  await openAll();
});
