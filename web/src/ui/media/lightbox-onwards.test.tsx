// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { LightboxView } from './lightbox-view.tsx';
import type { OnwardPicture } from './lightbox.tsx';

const pictures = [
  { url: '/files/a.webp', width: 40, height: 30, caption: '线稿' },
  { url: '/files/b.webp', width: 40, height: 30 },
];
const other: OnwardPicture = { url: '/files/c.webp', width: 4, height: 3, path: '/post/9', title: '雪夜' };

afterEach(cleanup);

function show(onwards: () => Promise<readonly OnwardPicture[]>) {
  render(
    <MemoryRouter>
      <LightboxView
        request={{ pictures, index: 0, onwards, onwardsOf: 'TA 的其他作品' }}
        onClose={() => undefined}
      />
    </MemoryRouter>,
  );
}
const next = () => fireEvent.click(screen.getByRole('button', { name: '下一张' }));

test('after the last picture come the other works, which lead to where they stand', async () => {
  const onwards = vi.fn<() => Promise<readonly OnwardPicture[]>>(async () => [other]);
  show(onwards);
  screen.getByText('线稿');
  expect(screen.queryByRole('button', { name: '上一张' })).toBeNull();
  expect(onwards).not.toHaveBeenCalled();
  next();
  screen.getByText('2 / 2');
  fireEvent.click(await screen.findByRole('button', { name: '下一张' }));
  expect(screen.getByRole('link', { name: '雪夜' }).getAttribute('href')).toBe('/post/9');
  expect(screen.queryByRole('button', { name: '下一张' })).toBeNull();
});

test('where the other works do not come the pictures simply end', async () => {
  show(() => Promise.reject(new Error('offline')));
  next();
  await Promise.resolve();
  screen.getByText('2 / 2');
  expect(screen.queryByRole('button', { name: '下一张' })).toBeNull();
});

test('the largest file is fetched when somebody wants its own pixels', () => {
  show(async () => []);
  fireEvent.click(screen.getByRole('button', { name: '原始大小' }));
  screen.getByRole('button', { name: '适应窗口', pressed: true });
});
