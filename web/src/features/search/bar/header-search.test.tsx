// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { SearchHit } from '@zaojie/contract/search/search.schemas';
import { createMemoryRouter, MemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HeaderSearch } from './header-search.tsx';
import { readRecentSearches, rememberSearch } from '../recent-searches.ts';

type Asked = { keyword: string; query: string; signal: AbortSignal; answer: (data: unknown) => void };
let asked: Asked[] = [];

const post = (id: number, title: string): SearchHit => ({ id, type: 'post', title });
const user = (id: number, nickname: string): SearchHit => ({ id, type: 'user', nickname, avatar: '' });
function found(keyword: string, posts: SearchHit[], users: SearchHit[] = []) {
  return { keyword, type: 'post', terms: [keyword], posts, users, games: [], assets: [], counts: {} };
}
const WHALES = found('鲸', [post(1, '鲸背上的家'), post(2, '一头鲸')], [user(3, '鲸落听潮')]);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  localStorage.clear();
  asked = [];
  vi.stubGlobal('fetch', (address: string, { signal }: { signal: AbortSignal }) => {
    const url = new URL(address, 'http://site');
    return new Promise<Response>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      asked.push({
        keyword: url.searchParams.get('keyword') ?? '',
        query: url.pathname + url.search,
        signal,
        answer: (data) => resolve(Response.json({ code: 1, msg: '', data })),
      });
    });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Where() {
  return <p data-testid="where">{useLocation().pathname + decodeURIComponent(useLocation().search)}</p>;
}

async function show(): Promise<HTMLInputElement> {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/home']}>
        <HeaderSearch />
        <main>别处</main>
        <Where />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const box = screen.getByRole<HTMLInputElement>('combobox');
  await act(async () => {
    box.focus();
    await import('./suggestion-panel.tsx');
  });
  return box;
}

const where = () => screen.getByTestId('where').textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const write = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } });
const submit = (box: HTMLInputElement) => fireEvent.submit(box.form ?? box);
async function answer(call: number, data: unknown) {
  asked[call]?.answer(data);
  // Reading the answer takes a few turns, and showing it one more.
  for (let turn = 0; turn < 5; turn += 1) await pass(1);
}
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

async function showWhales(): Promise<HTMLInputElement> {
  const box = await show();
  write(box, '鲸');
  await pass(300);
  await answer(0, WHALES);
  return box;
}

test('asks once the typing has paused for 300 ms, as the dropdown does', async () => {
  const box = await show();
  write(box, '鲸');
  await pass(200);
  write(box, '鲸背');
  await pass(290);
  expect(asked).toHaveLength(0);
  await pass(20);
  expect(asked.map(({ query }) => decodeURIComponent(query))).toEqual([
    '/api/common/search?keyword=鲸背&type=posts&page=1&per_page=5',
  ]);
});

test('newer words give up the older call, and win whatever comes first', async () => {
  const box = await show();
  write(box, '鲸');
  await pass(300);
  write(box, '山');
  await pass(300);
  expect(asked.map(({ keyword, signal }) => [keyword, signal.aborted])).toEqual([
    ['鲸', true],
    ['山', false],
  ]);
  await answer(1, found('山', [post(9, '山水')]));
  await answer(0, WHALES);
  expect(options()).toEqual(['山水', '查看“山”的全部结果']);
});

test('shows at most three posts and three people, with the words marked', async () => {
  const box = await show();
  write(box, '鲸');
  await pass(300);
  const posts = [1, 2, 3, 4].map((id) => post(id, `第${id}头鲸`));
  const users = [5, 6, 7, 8].map((id) => user(id, `鲸${id}`));
  await answer(0, found('鲸', posts, users));
  expect(options()).toHaveLength(7);
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(Array(6).fill('鲸'));
});

test('arrows go round through the box, Enter opens what they point at', async () => {
  const box = await showWhales();
  expect(box.getAttribute('aria-expanded')).toBe('true');
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) fireEvent.keyDown(box, { key });
  const active = document.getElementById(box.getAttribute('aria-activedescendant') ?? '');
  expect(active?.textContent).toBe('一头鲸');
  expect(active?.getAttribute('aria-selected')).toBe('true');
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(where()).toBe('/post/2');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(readRecentSearches()).toEqual(['鲸']);
});

test('above the first option is the box, above the box the last option', async () => {
  const box = await showWhales();
  fireEvent.keyDown(box, { key: 'ArrowUp' });
  expect(document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent).toMatch(
    /全部结果/,
  );
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  expect(box.getAttribute('aria-activedescendant')).toBeNull();
});

test('Esc closes the list and keeps the words; a press elsewhere closes it too', async () => {
  const box = await showWhales();
  fireEvent.keyDown(box, { key: 'Escape' });
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box.value).toBe('鲸');
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  expect(screen.queryByRole('listbox')).not.toBeNull();
  fireEvent.pointerDown(screen.getByText('别处'));
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box.getAttribute('aria-expanded')).toBe('false');
});

test('Enter opens the search page for posts; blank words do nothing', async () => {
  const box = await show();
  write(box, '  \u3000 ');
  submit(box);
  expect(where()).toBe('/home');
  await pass(400);
  expect(asked).toHaveLength(0);
  write(box, ' 鲸 ');
  submit(box);
  expect(where()).toBe('/search?keyword=鲸&type=post');
  expect(box.value).toBe('鲸');
});

test('words typed before the page of the last ones has come stay', async () => {
  let come = () => {};
  const page = new Promise<null>((resolve) => (come = () => resolve(null)));
  const children = [
    { path: '/home', element: null },
    { path: '/search', loader: () => page, element: null },
  ];
  // The box stands in the frame, which stays while pages come and go.
  const frame = { element: <HeaderSearch />, children };
  const router = createMemoryRouter([frame], { initialEntries: ['/home'] });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const box = screen.getByRole<HTMLInputElement>('combobox');
  write(box, '像素');
  submit(box);
  write(box, '山水');
  await act(async () => {
    come();
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(router.state.location.pathname).toBe('/search');
  expect(box.value).toBe('山水');
});

test('a failure shows nothing and says nothing', async () => {
  const complain = vi.spyOn(console, 'error');
  vi.stubGlobal('fetch', async () => Response.json({ code: 1000, msg: '系统繁忙', data: null }));
  const box = await show();
  write(box, '鲸');
  await pass(600);
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(complain).not.toHaveBeenCalled();
});

test('recent searches come before the first letter, go one by one or all at once', async () => {
  for (const word of ['像素', '鲸 落']) rememberSearch(word);
  const box = await show();
  expect(options()).toEqual(['鲸 落', '像素']);
  fireEvent.click(screen.getByRole('button', { name: '移除 鲸 落' }));
  expect(options()).toEqual(['像素']);
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(where()).toBe('/search?keyword=像素&type=post');
  await act(async () => box.focus());
  write(box, '');
  fireEvent.click(screen.getByRole('button', { name: '清空' }));
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(readRecentSearches()).toEqual([]);
});
