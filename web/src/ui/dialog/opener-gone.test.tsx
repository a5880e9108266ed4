// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { keepFocus } from '../../hooks/focus/keep-focus.ts';
import { Menu } from '../menu/menu.tsx';
import { MenuItem } from '../menu/menu-items.tsx';
import { DialogHost } from './dialog-host.tsx';
import { Dialog, dialog } from './dialog.tsx';

// The first load of the dialog code can outlast the time limit of a test on a busy machine.
beforeAll(() => Promise.all([import('./dialog-question.tsx'), import('./dialog-frame.tsx')]), 60_000);

let stopKeeping = () => {};
beforeEach(() => {
  stopKeeping = keepFocus();
});
afterEach(() => {
  cleanup();
  stopKeeping();
});

function Comments() {
  const [ids, setIds] = useState([1, 2]);
  async function remove(id: number) {
    if (await dialog.confirm({ title: '删除评论', message: '确定要删除吗', danger: true }))
      setIds((before) => before.filter((each) => each !== id));
  }
  return (
    <ul>
      {ids.map((id) => (
        <li key={id}>
          <a href="/x">作者 {id}</a>
          <Menu
            label={`评论 ${id}`}
            renderTrigger={(trigger) => (
              <button {...trigger} type="button">
                更多 {id}
              </button>
            )}
          >
            <MenuItem onSelect={() => void remove(id)}>删除</MenuItem>
          </Menu>
        </li>
      ))}
    </ul>
  );
}

async function openQuestion(id: number) {
  const menu = screen.getByRole('button', { name: `更多 ${id}` });
  menu.focus();
  fireEvent.click(menu);
  fireEvent.click(screen.getByRole('menuitem', { name: '删除' }));
  const question = await screen.findByRole('dialog', { name: '删除评论' });
  await waitFor(() => expect(question.contains(document.activeElement)).toBe(true));
}
const focused = () => document.activeElement?.textContent;

test('a question that a menu asked gives the focus back to the menu’s button', async () => {
  render(
    <>
      <Comments />
      <DialogHost />
    </>,
  );
  await openQuestion(1);
  fireEvent.click(screen.getByRole('button', { name: '取消' }));
  await waitFor(() => expect(focused()).toBe('更多 1'));
});

test('if what asked it is gone by then, to the same control of the next one', async () => {
  render(
    <>
      <button type="button">别处</button>
      <Comments />
      <DialogHost />
    </>,
  );
  // A dialog that was opened somewhere else before must not get it.
  screen.getByRole('button', { name: '别处' }).focus();
  act(() => void dialog.info('看过了'));
  await screen.findByRole('dialog', { name: '提示' });
  fireEvent.click(await screen.findByRole('button', { name: '确定' }));
  await waitFor(() => expect(focused()).toBe('别处'));
  await openQuestion(1);
  fireEvent.click(screen.getByRole('button', { name: '确定' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: '更多 1' })).toBeNull());
  await waitFor(() => expect(focused()).toBe('更多 2'));
});

test('a form dialog whose opener closed with its answer', async () => {
  function Invitations() {
    const [ids, setIds] = useState([1, 2]);
    const [asked, setAsked] = useState<number | null>(null);
    return (
      <>
        <ul>
          {ids.map((id) => (
            <li key={id}>
              <button type="button" onClick={() => setAsked(id)}>
                婉拒 {id}
              </button>
            </li>
          ))}
        </ul>
        {asked === null ? null : (
          <Dialog open onOpenChange={() => setAsked(null)} title="婉拒">
            <button
              type="button"
              onClick={() => {
                setIds((before) => before.filter((id) => id !== asked));
                setAsked(null);
              }}
            >
              说完了
            </button>
          </Dialog>
        )}
      </>
    );
  }
  render(<Invitations />);
  const first = screen.getByRole('button', { name: '婉拒 1' });
  first.focus();
  fireEvent.click(first);
  const form = await screen.findByRole('dialog', { name: '婉拒' });
  await waitFor(() => expect(form.contains(document.activeElement)).toBe(true));
  fireEvent.click(screen.getByRole('button', { name: '说完了' }));
  await waitFor(() => expect(focused()).toBe('婉拒 2'));
});
