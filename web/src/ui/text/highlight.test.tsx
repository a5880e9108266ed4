// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Highlight } from './highlight.tsx';

afterEach(cleanup);

test('marks what was searched for', () => {
  const { container } = render(<Highlight text="鲸背上的家，鲸腹" terms={['鲸']} />);
  expect(container.innerHTML).toBe('<mark>鲸</mark>背上的家，<mark>鲸</mark>腹');
});

test('markup in the text or in the terms stays text', () => {
  const hostile = '<img src=x onerror=alert(1)>鲸<script>';
  const { container } = render(<Highlight text={hostile} terms={['<img', '鲸', '<script>']} />);
  expect(container.textContent).toBe(hostile);
  expect([...container.querySelectorAll('*')].map((element) => element.tagName)).toEqual([
    'MARK',
    'MARK',
    'MARK',
  ]);
});
