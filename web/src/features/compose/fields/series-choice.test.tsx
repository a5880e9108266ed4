// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Series } from '@zaojie/contract/posts/series.schemas';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setActing } from '../../../api/acting.ts';
import type { ChosenSeries } from '../draft.ts';
import { SeriesField } from './post-fields.tsx';

let list: Series[] = [];
let asked: string[] = [];
const latest = vi.fn<(value: ChosenSeries | null) => void>();

const seriesOf = (id: number, title: string, posts_count = 3): Series => ({
  id,
  title,
  description: '',
  cover_image: '',
  is_cover_chosen: false,
  posts_count,
  user: { id: 1, nickname: '汽水', avatar: '' },
  created_at: '2026-03-01T00:00:00Z',
  updated_at: '2026-03-01T00:00:00Z',
  holds: false,
  can: { edit: true },
});

beforeEach(() => {
  list = [seriesOf(4, '布光笔记'), seriesOf(5, '写满的', 200)];
  asked = [];
  latest.mockReset();
  localStorage.setItem('token', 't');
  localStorage.setItem('userinfo', JSON.stringify({ id: 1 }));
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json({ code: 1, msg: '', data: { data: list } });
  });
});
afterEach(() => {
  cleanup();
  setActing(null);
  localStorage.clear();
  vi.unstubAllGlobals();
});

function Field({ start }: { start: ChosenSeries | null }) {
  const [value, setValue] = useState(start);
  latest(value);
  return <SeriesField value={value} onChange={setValue} />;
}

async function open(start: ChosenSeries | null = null) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <Field start={start} />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: /^(加入|更换)合集$/ }));
  await screen.findByRole('dialog', { name: '加入合集' });
}
const chosen = () => latest.mock.lastCall?.[0];

test('one that stands is chosen, and pressing it again lets go of it', async () => {
  await open();
  fireEvent.click(await screen.findByRole('button', { name: /布光笔记/ }));
  expect(chosen()).toEqual({ id: 4, title: '布光笔记' });
  fireEvent.click(await screen.findByRole('button', { name: '更换合集' }));
  const row = await screen.findByRole('button', { name: /布光笔记 ?3 篇/ });
  expect(row.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(row);
  expect(chosen()).toBeNull();
});

test('one that is full says so and is not chosen', async () => {
  await open();
  const row = await screen.findByRole<HTMLButtonElement>('button', { name: /写满的.*放满了/ });
  expect(row.disabled).toBe(true);
});

test('a new one has a title', async () => {
  await open();
  fireEvent.click(await screen.findByRole('button', { name: '新建合集' }));
  fireEvent.click(screen.getByRole('button', { name: '确定' }));
  await screen.findByText('请输入合集标题');
  fireEvent.change(screen.getByLabelText('合集标题'), { target: { value: ' 雨夜三联 ' } });
  fireEvent.click(screen.getByRole('button', { name: '确定' }));
  expect(chosen()).toEqual({ id: null, title: '雨夜三联' });
  await screen.findByText('新合集《雨夜三联》');
  fireEvent.click(screen.getByRole('button', { name: '不加入合集 雨夜三联' }));
  expect(chosen()).toBeNull();
});

test('whoever has none begins with a new one', async () => {
  list = [];
  await open();
  await screen.findByLabelText('合集标题');
});

test('whoever acts for another chooses among theirs', async () => {
  setActing(9);
  await open();
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toContain('user_id=9');
});
