// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { saveSession } from '../../api/session.ts';
import { keepFocus } from '../../hooks/focus/keep-focus.ts';
import { DialogHost } from '../../ui/dialog/dialog-host.tsx';
import { makeComment } from './comment-test-rig.ts';
import { Comments } from './comments.tsx';

// The first load of the later parts can outlast the time limit of a test on a busy machine.
beforeAll(
  () =>
    Promise.all([
      import('../../ui/dialog/dialog-question.tsx'),
      import('./comment-composer.tsx'),
      import('../../ui/menu/menu.tsx'),
    ]),
  60_000,
);

const comment = (id: number) => makeComment(id, { can: { delete: true } });
const answers: Record<string, unknown> = {
  '/api/posts/comments': { data: [comment(9), comment(8)], next_cursor: null },
  '/api/posts/delComment/9': { comment_count: 1 },
  '/api/posts/addComment': { ...comment(10), parent_id: 9 },
};

let stopKeeping = () => {};
beforeEach(() => {
  stopKeeping = keepFocus();
  localStorage.clear();
  saveSession({ id: 7, username: 'me', nickname: '我', avatar: '', score: 0, token: 't', expires_at: '' });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('fetch', async (address: string) => {
    const data = answers[new URL(address, 'http://site').pathname];
    return Response.json({ code: 1, msg: '', data });
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={['/post/1']}>
        <Comments postId={1} authorId={20} count={2} onCountChange={() => undefined} />
        <DialogHost />
      </MemoryRouter>
    </QueryClientProvider>,
  );
});
afterEach(() => {
  cleanup();
  stopKeeping();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** As the keyboard presses what it has reached. */
function press(control: HTMLElement): void {
  act(() => control.focus());
  fireEvent.keyDown(control, { key: 'Enter' });
  fireEvent.click(control);
}
const focused = () => document.activeElement?.getAttribute('aria-label');

test('after a comment was deleted the keyboard is at the menu of the next', async () => {
  press(await screen.findByRole('button', { name: '画师9的评论的操作' }));
  press(await screen.findByRole('menuitem', { name: '删除' }));
  await screen.findByRole('dialog', { name: '删除评论' });
  press(screen.getByRole('button', { name: '确定' }));
  await waitFor(() => expect(screen.queryByText('第9句')).toBeNull());
  await waitFor(() => expect(focused()).toBe('画师8的评论的操作'));
});

test('after an answer was sent it is at the button that opened the box', async () => {
  press(await screen.findByRole('button', { name: '回复 画师9' }));
  const box = await screen.findByLabelText('回复 @画师9');
  await waitFor(() => expect(document.activeElement).toBe(box));
  fireEvent.change(box, { target: { value: '画得真好看' } });
  fireEvent.keyDown(box, { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(screen.queryByLabelText('回复 @画师9')).toBeNull());
  await waitFor(() => expect(focused()).toBe('回复 画师9'));
});
