// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveSession } from '../../../api/session.ts';
import { PersonCards } from './person-cards.tsx';
import { personLinkOf } from './person-link.ts';

const answer = {
  id: 7,
  username: 'seven',
  nickname: '阿七',
  avatar: '',
  bio: '画山也画水',
  level: 3,
  followers_count: 12,
  is_followed: false,
  is_blocked: false,
  works_count: 4,
  likes_count: 9,
  verified: { personal: true, creator: false, enterprise: false },
  commission: { status: 'on', starting_price: 300 },
  can: { edit: false, follow: true },
};
const asked = vi.fn<(address: string) => Promise<Response>>();

function page() {
  const link = document.createElement('a');
  link.setAttribute('href', '/user/7');
  link.textContent = '阿七';
  const other = document.createElement('button');
  document.body.append(link, other);
  link.getBoundingClientRect = () => new DOMRect(0, 0, 40, 20);
  return { link, other };
}

let { link, other } = page();
async function show() {
  const first = personLinkOf(link);
  if (first === null) throw new Error('no person');
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <PersonCards first={first} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  await pass(400);
  await pass(10);
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const card = () => screen.queryByRole('region', { name: '阿七' });
const move = (target: Element, x: number, pointerType = 'mouse') =>
  fireEvent(target, new PointerEvent('pointermove', { bubbles: true, clientX: x, clientY: 5, pointerType }));

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  asked.mockImplementation(async () => new Response(JSON.stringify({ code: 1, msg: '', data: answer })));
  vi.stubGlobal('fetch', asked);
  document.body.replaceChildren();
  ({ link, other } = page());
});
afterEach(() => {
  cleanup();
  asked.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test('a name that is pointed at shows who it is, and goes when the pointer does', async () => {
  await show();
  expect(card()).not.toBeNull();
  for (const words of ['画山也画水', '接单中', '¥300', '12']) screen.getByText(words);
  screen.getByRole('button', { name: '关注' });
  expect(screen.getByRole('link', { name: '私信' }).getAttribute('href')).toBe('/chat/temp/7');
  move(other, 100);
  await pass(100);
  // On the way into the card.
  move(screen.getByText('画山也画水'), 90);
  await pass(400);
  expect(card()).not.toBeNull();
  move(other, 200);
  await pass(250);
  expect(card()).toBeNull();
  move(link, 10);
  await pass(399);
  expect(card()).toBeNull();
  await pass(1);
  expect(card()).not.toBeNull();
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a button that leads to somebody isn’t their name', () => {
  expect(personLinkOf(link)).toMatchObject({ userId: 7 });
  link.setAttribute('data-button', '');
  expect(personLinkOf(link)).toBeNull();
});

test('a finger, a resting pointer and the rest of a stretched link show nothing', async () => {
  await show();
  fireEvent.pointerDown(other);
  move(link, 5, 'touch');
  await pass(500);
  expect(card()).toBeNull();
  move(other, 300);
  move(link, 300);
  await pass(500);
  expect(card()).toBeNull();
  move(link, 12);
  move(other, 13);
  move(link, 13);
  await pass(500);
  expect(card()).toBeNull();
});

test('the keyboard opens it, goes through it and closes it', async () => {
  await show();
  link.focus();
  await pass(400);
  fireEvent.keyDown(link, { key: 'Tab' });
  expect(document.activeElement?.textContent).toBe('阿七');
  expect(card()?.contains(document.activeElement)).toBe(true);
  fireEvent.keyDown(document.activeElement ?? link, { key: 'Escape' });
  await pass(0);
  expect(card()).toBeNull();
  expect(document.activeElement).toBe(link);
});

test('of somebody who is gone, and of oneself, nothing is shown', async () => {
  asked.mockImplementation(
    async () => new Response(JSON.stringify({ code: 1101, msg: '用户不存在', data: null })),
  );
  await show();
  expect(screen.queryByRole('region')).toBeNull();
  cleanup();
  asked.mockClear();
  saveSession({ id: 7, username: 'me', nickname: '', avatar: '', score: 0, token: 't', expires_at: '' });
  await show();
  expect(asked).not.toHaveBeenCalled();
});

test.each([
  ['/user/7', 7],
  ['/user/7?tab=service', null],
  ['/user/me', null],
  ['/users', null],
])('%s leads to %s', (href, id) => {
  link.setAttribute('href', href);
  expect(personLinkOf(link)?.userId ?? null).toBe(id);
});
