// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Pager } from './pager.tsx';

afterEach(cleanup);

test('marks the current page and asks for the others', () => {
  const onChange = vi.fn<(page: number) => void>();
  render(<Pager page={6} pageCount={13} onChange={onChange} />);
  expect(screen.getByRole('button', { name: '第 6 页' }).getAttribute('aria-current')).toBe('page');
  fireEvent.click(screen.getByRole('button', { name: '第 13 页' }));
  fireEvent.click(screen.getByRole('button', { name: '上一页' }));
  fireEvent.click(screen.getByRole('button', { name: '下一页' }));
  expect(onChange.mock.calls).toEqual([[13], [5], [7]]);
});

test('the current page is not asked for again', () => {
  const onChange = vi.fn<(page: number) => void>();
  render(<Pager page={6} pageCount={13} onChange={onChange} />);
  fireEvent.click(screen.getByRole('button', { name: '第 6 页' }));
  expect(onChange).not.toHaveBeenCalled();
});

test('the ends have no further step', () => {
  const { rerender } = render(<Pager page={1} pageCount={3} onChange={() => undefined} />);
  expect(screen.getByRole('button', { name: '上一页' }).hasAttribute('disabled')).toBe(true);
  rerender(<Pager page={3} pageCount={3} onChange={() => undefined} />);
  expect(screen.getByRole('button', { name: '下一页' }).hasAttribute('disabled')).toBe(true);
});

test('one page needs no pager', () => {
  const { container } = render(<Pager page={1} pageCount={1} onChange={() => undefined} />);
  expect(container.childElementCount).toBe(0);
});
