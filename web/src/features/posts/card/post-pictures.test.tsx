// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PostPictures } from './post-pictures.tsx';

afterEach(cleanup);

function gridOf(count: number): string {
  const pictures = Array.from({ length: count }, (_, index) => ({
    url: `/files/images/aa/${index}-640.webp`,
    width: 640,
    height: 480,
    blur: '',
    widths: [320, 640],
  }));
  render(<PostPictures pictures={pictures} />);
  const [first] = screen.getAllByRole('button');
  const grid = first?.parentElement?.className ?? '';
  cleanup();
  return grid;
}

test('only of three pictures the first fills both rows, so that two columns have no hole', () => {
  const isComposed = [2, 3, 4, 5, 6, 9].map((count) => [count, gridOf(count).includes('row-span-2')]);
  expect(isComposed).toEqual([
    [2, false],
    [3, true],
    [4, false],
    [5, false],
    [6, false],
    [9, false],
  ]);
  expect(gridOf(3)).toContain('grid-cols-2');
});
