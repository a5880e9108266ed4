// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider, useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentDialog, dialog } from '../ui/dialog/dialogs.ts';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { followMoves } from './follow-moves.ts';

const closed = vi.fn<() => void>();
let stop: () => void;
let router: ReturnType<typeof createMemoryRouter>;

function Page() {
  const [open, setOpen] = useState(true);
  const navigate = useNavigate();
  function change(next: boolean) {
    setOpen(next);
    if (!next) closed();
  }
  return (
    <Dialog open={open} onOpenChange={change} title="选择标签">
      <button type="button" onClick={() => void navigate('/b?tab=2')}>
        去别处
      </button>
    </Dialog>
  );
}

beforeEach(async () => {
  closed.mockClear();
  router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: ['/a', '/b'] });
  stop = followMoves(router);
  render(<RouterProvider router={router} />);
  await screen.findByRole('dialog');
});
afterEach(() => {
  stop();
  cleanup();
});

test.each([
  ['Back', () => act(() => router.navigate(-1))],
  ['a link', () => act(async () => void fireEvent.click(screen.getByText('去别处')))],
])('a dialog closes when the page is left by %s', async (_, leave) => {
  await leave();
  expect(closed).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a jump within the page closes nothing', async () => {
  await act(() => router.navigate('/b#comments'));
  expect(closed).not.toHaveBeenCalled();
});

test('a question counts as answered no, but one that explains the move stays', async () => {
  const answer = dialog.confirm('确定要删除这条评论吗？');
  const stays = dialog.warning({ message: '请先登录后再访问该页面', staysOnMove: true });
  await act(() => router.navigate('/login'));
  expect(await answer).toBe(false);
  expect(currentDialog()?.message).toBe('请先登录后再访问该页面');
  currentDialog()?.answer(true);
  await stays;
});
