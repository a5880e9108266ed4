// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepFocus } from './keep-focus.ts';

let stopKeeping = () => {};
beforeEach(() => {
  stopKeeping = keepFocus();
});
afterEach(() => {
  cleanup();
  stopKeeping();
  history.replaceState(null, '', '/');
});

const named = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName;
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));
/** As the keyboard presses what has the focus. */
async function press(label: string): Promise<void> {
  const control = screen.getByLabelText(label);
  control.focus();
  fireEvent.keyDown(control, { key: 'Enter' });
  fireEvent.click(control);
  await settle();
}

type Row = { id: number; controls: (remove: () => void) => ReactNode };
function List({ rows }: { rows: readonly Row[] }) {
  const [left, setLeft] = useState(rows);
  return (
    <section aria-label="栏目">
      <h2>栏目</h2>
      {left.length === 0 ? (
        <p>没有了</p>
      ) : (
        <ul>
          {left.map(({ id, controls }) => (
            <li key={id}>{controls(() => setLeft((before) => before.filter((each) => each.id !== id)))}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
const row = (id: number): Row => ({
  id,
  controls: (remove) => (
    <>
      <a href="/x" tabIndex={-1} aria-label={`头像 ${id}`} />
      <a href="/x" aria-label={`标题 ${id}`} />
      <button type="button" aria-label={`删除 ${id}`} onClick={remove} />
    </>
  ),
});

test('of a list the next one, of its end the one before, of its last the panel around it', async () => {
  render(<List rows={[row(1), row(2), row(3)]} />);
  await press('删除 2');
  expect(named()).toBe('标题 3');
  await press('删除 3');
  expect(named()).toBe('标题 1');
  await press('删除 1');
  expect(named()).toBe('栏目');
  // Only as long as it is needed.
  (document.activeElement as HTMLElement).blur();
  expect(screen.getByLabelText('栏目').hasAttribute('tabindex')).toBe(false);
});

test('after a menu comes the menu of the next, so that one can go on', async () => {
  const withMenu = (id: number): Row => ({
    id,
    controls: (remove) => (
      <>
        <a href="/x" aria-label={`作者 ${id}`} />
        <button type="button" aria-haspopup="menu" aria-label={`菜单 ${id}`} onClick={remove} />
      </>
    ),
  });
  render(<List rows={[withMenu(1), withMenu(2)]} />);
  await press('菜单 1');
  expect(named()).toBe('菜单 2');
});

test('a control that goes alone leaves the focus beside it, and what takes its place gets it', async () => {
  function Notice() {
    const [isRead, setRead] = useState(false);
    const [isFollowed, setFollowed] = useState(false);
    return (
      <li>
        <a href="/x" aria-label="看通知" />
        {isRead ? null : <button type="button" aria-label="标为已读" onClick={() => setRead(true)} />}
        {isFollowed ? (
          <div>
            <button type="button" aria-label="已关注" />
          </div>
        ) : (
          <button type="button" aria-label="关注" onClick={() => setFollowed(true)} />
        )}
      </li>
    );
  }
  render(<Notice />);
  await press('关注');
  expect(named()).toBe('已关注');
  await press('标为已读');
  expect(named()).toBe('已关注');
});

function Answered() {
  const [isOpen, setOpen] = useState(false);
  return (
    <ul>
      <li>
        <button type="button" aria-label="回复" onClick={() => setOpen(true)} />
        {isOpen ? (
          <form>
            <textarea aria-label="写回复" ref={(field) => field?.focus()} />
            <button type="button" aria-label="发送" onClick={() => setOpen(false)} />
          </form>
        ) : null}
        <a href="/x" aria-label="下面的回复" />
      </li>
    </ul>
  );
}

test('what was opened in place gives the focus back to what opened it', async () => {
  render(<Answered />);
  await press('回复');
  expect(named()).toBe('写回复');
  await press('发送');
  expect(named()).toBe('回复');
});

test('switched off while it works, a control has the focus again afterwards', async () => {
  function Busy() {
    const [isBusy, setBusy] = useState(false);
    return (
      <>
        <button type="button" aria-label="保存" disabled={isBusy} onClick={() => setBusy(true)} />
        <button type="button" aria-label="存好了" onClick={() => setBusy(false)} />
      </>
    );
  }
  render(<Busy />);
  const save = screen.getByLabelText('保存');
  await press('保存');
  // As browsers do with what is disabled; this document only does it with what isn't.
  save.removeAttribute('disabled');
  save.blur();
  save.setAttribute('disabled', '');
  await settle();
  expect(named()).toBe('BODY');
  fireEvent.click(screen.getByLabelText('存好了'));
  await waitFor(() => expect(named()).toBe('保存'));
});

test('what is only hidden counts as gone', async () => {
  function Search() {
    const [isOpen, setOpen] = useState(false);
    return (
      <header>
        <search style={{ display: isOpen ? 'block' : 'none' }}>
          <input aria-label="搜什么" onKeyDown={() => setOpen(false)} />
        </search>
        <button type="button" aria-label="搜索" onClick={() => setOpen(true)} />
      </header>
    );
  }
  render(<Search />);
  await press('搜索');
  const field = screen.getByLabelText('搜什么');
  field.focus();
  fireEvent.keyDown(field, { key: 'Escape' });
  // Browsers take the focus from what they no longer show.
  field.blur();
  await settle();
  expect(named()).toBe('搜索');
});

test('a card beside the page leaves the focus to the page, not to its first link', async () => {
  function Page() {
    const [isGreeted, setGreeted] = useState(false);
    return (
      <>
        <a href="/x" aria-label="跳到正文" />
        <main aria-label="正文" />
        {isGreeted ? null : <button type="button" aria-label="不用了" onClick={() => setGreeted(true)} />}
        <a href="/x" aria-label="页脚" />
      </>
    );
  }
  render(<Page />);
  await press('不用了');
  expect(named()).toBe('正文');
});

test('whoever pressed elsewhere, or went to another page, is left alone', async () => {
  render(<List rows={[row(1), row(2)]} />);
  screen.getByLabelText('标题 1').focus();
  fireEvent.pointerDown(document.body);
  (document.activeElement as HTMLElement).blur();
  await settle();
  fireEvent.click(screen.getByLabelText('删除 1'));
  await settle();
  expect(named()).toBe('BODY');
  cleanup();
  render(<List rows={[row(1), row(2)]} />);
  screen.getByLabelText('删除 1').focus();
  history.replaceState(null, '', '/elsewhere');
  fireEvent.click(screen.getByLabelText('删除 1'));
  await settle();
  expect(named()).toBe('BODY');
});
