// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveSession } from '../../api/session.ts';
import { toast } from '../../ui/toast.tsx';
import { CommentComposer } from './comment-composer.tsx';
import { CommentContext } from './comment-context.ts';

const close = vi.fn<() => void>();
const surroundings = { postId: 1, authorId: 20, onCountChange: () => undefined };
let arrive: () => Promise<void>;

beforeEach(() => {
  close.mockClear();
  saveSession({ id: 7, username: '', nickname: '', avatar: '', score: 0, token: 't', expires_at: '' });
  vi.spyOn(toast, 'success').mockImplementation(() => undefined);
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise((resolve) => {
        const answer = { code: 1, msg: '', data: { id: 12, post_id: 1, parent_id: 9 } };
        arrive = () => act(async () => resolve(Response.json(answer)));
      }),
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const field = () => screen.getByLabelText<HTMLTextAreaElement>('回复 @画师');
const write = (value: string) => fireEvent.change(field(), { target: { value } });

async function send(text: string) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <CommentContext value={surroundings}>
          <CommentComposer target={{ parentId: 9, userId: 20, nickname: '画师' }} onClose={close} />
        </CommentContext>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  write(text);
  await act(async () => void fireEvent.submit(field().closest('form') as Element));
}

test('a reply box is empty and put away when its words have arrived', async () => {
  await send('先说这些');
  expect(close).not.toHaveBeenCalled();
  await arrive();
  expect(field().value).toBe('');
  expect(close).toHaveBeenCalledTimes(1);
});

test('words typed while others are on their way stay, and so does the box', async () => {
  await send('先说这些');
  write('先说这些，还有');
  await arrive();
  expect(toast.success).toHaveBeenCalledTimes(1);
  expect(field().value).toBe('先说这些，还有');
  expect(close).not.toHaveBeenCalled();
});
