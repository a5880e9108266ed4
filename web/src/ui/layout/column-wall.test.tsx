// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ColumnWall, type WallCard } from './column-wall.tsx';

const cards: WallCard[] = [2, 0.5, 0.5, 0.5, 1].map((widths, n) => ({
  key: n,
  height: { widths, rem: 3 },
  card: <b>{n}</b>,
}));

test('each card names its column in every number of columns, and stands in the order it came', () => {
  const { container } = render(<ColumnWall cards={cards} />);
  const placed = [...container.querySelectorAll('b')].map((card) => card.parentElement as HTMLElement);
  expect(placed.map((card) => card.textContent)).toEqual(['0', '1', '2', '3', '4']);
  const columns = (name: string) => placed.map((card) => Number(card.style.getPropertyValue(name)) / 2);
  expect(columns('--c2')).toEqual([0, 1, 1, 1, 0]);
  expect(columns('--c3')).toEqual([0, 1, 2, 1, 2]);
  expect(columns('--c4')).toEqual([0, 1, 2, 3, 1]);
});

test('the wall is as high as its highest column', () => {
  const { container } = render(<ColumnWall cards={cards.slice(0, 2)} />);
  const wall = container.querySelector<HTMLElement>('[style]');
  expect(wall?.style.getPropertyValue('--h2')).toBe(
    'max(calc(var(--w2) * 2.0000 + 4.5000rem), calc(var(--w2) * 0.5000 + 4.5000rem))',
  );
});
