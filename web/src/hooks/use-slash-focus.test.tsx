// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useSlashFocus } from './use-slash-focus.ts';

function Page({ isAsking = false }: { isAsking?: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  useSlashFocus(input);
  return (
    <>
      <input ref={input} aria-label="搜索" />
      <textarea aria-label="正文" />
      {isAsking ? <dialog open role="alertdialog" aria-label="问题" /> : null}
    </>
  );
}

let page: ReturnType<typeof render>;
beforeEach(() => {
  page = render(<Page />);
});
afterEach(cleanup);

const hasCursor = () => document.activeElement === screen.getByLabelText('搜索');

test('the key / puts the cursor into the box, and is not typed', () => {
  expect(fireEvent.keyDown(document.body, { key: '/' })).toBe(false);
  expect(hasCursor()).toBe(true);
});

test.each([
  ['while somebody writes', () => fireEvent.keyDown(screen.getByLabelText('正文'), { key: '/' })],
  ['with a modifier', () => fireEvent.keyDown(document.body, { key: '/', ctrlKey: true })],
  ['in the middle of a character', () => fireEvent.keyDown(document.body, { key: '/', isComposing: true })],
])('but not %s', (_, press) => {
  press();
  expect(hasCursor()).toBe(false);
});

test('nor under a dialog', () => {
  page.rerender(<Page isAsking />);
  fireEvent.keyDown(document.body, { key: '/' });
  expect(hasCursor()).toBe(false);
});
