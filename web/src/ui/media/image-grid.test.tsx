// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ImageGrid } from './image-grid.tsx';

afterEach(cleanup);

function images(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    src: `/files/${index}.webp`,
    width: 1200,
    height: 900,
    alt: `作品 ${index + 1}`,
  }));
}

test.each([
  [1, 1, null],
  [4, 4, null],
  [9, 9, null],
  [10, 9, '+1'],
  [24, 9, '+15'],
])('%d pictures: shows %d, overlay %s', (count, shown, overlay) => {
  const { container } = render(<ImageGrid images={images(count)} />);
  expect(screen.getAllByRole('img')).toHaveLength(shown);
  expect(container.textContent).toBe(overlay ?? '');
});

test('pictures that were not sent along count into the overlay', () => {
  const { container } = render(<ImageGrid images={images(9)} hiddenCount={4} />);
  expect(screen.getAllByRole('img')).toHaveLength(9);
  expect(container.textContent).toBe('+4');
});

test('every picture keeps its room before it loads', () => {
  render(<ImageGrid images={images(3)} />);
  for (const image of screen.getAllByRole('img')) {
    expect(image.getAttribute('width')).toBe('1200');
    expect(image.getAttribute('height')).toBe('900');
  }
});

test('a tall single picture is at most 480 px high', () => {
  const { container } = render(
    <ImageGrid images={[{ src: '/a.webp', width: 900, height: 1200, alt: '' }]} />,
  );
  const frame = container.querySelector<HTMLElement>('[style*="max-width"]');
  expect(frame?.style.maxWidth).toBe('360px');
});

test('a picture opens the preview at its place and does not press the card', () => {
  const onOpen = vi.fn<(index: number) => void>();
  const onCardClick = vi.fn<() => void>();
  const card = document.body.appendChild(document.createElement('article'));
  card.addEventListener('click', onCardClick);
  const container = card.appendChild(document.createElement('div'));
  render(<ImageGrid images={images(12)} onOpen={onOpen} />, { container });
  fireEvent.click(screen.getByRole('button', { name: '查看第 9 张图片，共 12 张' }));
  expect(onOpen).toHaveBeenCalledWith(8);
  expect(onCardClick).not.toHaveBeenCalled();
});
