// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { DialogHost } from './dialog-host.tsx';
import { Dialog, dialog } from './dialog.tsx';
import { currentDialog, forgetDialog } from './dialogs.ts';

// The first load of the dialog code can outlast the time limit of a test on a busy machine.
beforeAll(() => Promise.all([import('./dialog-question.tsx'), import('./dialog-frame.tsx')]), 60_000);

beforeEach(() => {
  render(<DialogHost />);
});

afterEach(() => {
  cleanup();
  for (let open = currentDialog(); open; open = currentDialog()) forgetDialog(open.id);
});

function ask(question: () => Promise<boolean>) {
  const answers: boolean[] = [];
  act(() => void question().then((answer) => answers.push(answer)));
  return answers;
}

const shownDialog = (name: string) => screen.findByRole('dialog', { name });
const button = (name: string) => screen.getByRole('button', { name });

describe('answers', () => {
  test('确定 is true', async () => {
    const answers = ask(() =>
      dialog.confirm({ title: '删除帖子', message: '删除后将无法恢复', danger: true }),
    );
    await shownDialog('删除帖子');
    expect(screen.getByText('删除后将无法恢复')).toBeTruthy();
    fireEvent.click(button('确定'));
    await waitFor(() => expect(answers).toEqual([true]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('取消 is false', async () => {
    const answers = ask(() => dialog.confirm('要离开吗'));
    await shownDialog('提示');
    fireEvent.click(button('取消'));
    await waitFor(() => expect(answers).toEqual([false]));
  });

  test('Esc is false', async () => {
    const answers = ask(() => dialog.confirm('要离开吗'));
    fireEvent.keyDown(await shownDialog('提示'), { key: 'Escape' });
    await waitFor(() => expect(answers).toEqual([false]));
  });

  test('a button pressed twice has asked once, and once answered it may ask again', async () => {
    const message = { title: '交付第 1 版', message: '确定要交付吗' };
    const first = ask(() => dialog.confirm(message));
    const second = ask(() => dialog.confirm(message));
    await waitFor(() => expect(second).toEqual([false]));
    await shownDialog('交付第 1 版');
    expect(first).toEqual([]);
    fireEvent.click(button('确定'));
    await waitFor(() => expect(first).toEqual([true]));
    const again = ask(() => dialog.confirm(message));
    await waitFor(() => expect(screen.queryAllByRole('dialog')).toHaveLength(1));
    fireEvent.click(await screen.findByRole('button', { name: '取消' }));
    await waitFor(() => expect(again).toEqual([false]));
  });

  test('the second press of a double one doesn’t close what the first has opened', async () => {
    const answers = ask(() => dialog.confirm('要离开吗'));
    await shownDialog('提示');
    const press = () => {
      fireEvent.pointerDown(document.body, { pointerType: 'mouse', button: 0 });
      fireEvent.mouseDown(document.body, { button: 0 });
      fireEvent.mouseUp(document.body, { button: 0 });
      fireEvent.click(document.body, { button: 0 });
    };
    fireEvent.pointerDown(document.body, { pointerType: 'mouse', button: 0 });
    press();
    expect(answers).toEqual([]);
    const later = vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(performance.now() + 60_000);
    press();
    later.mockRestore();
    await waitFor(() => expect(answers).toEqual([false]));
  });

  test('a press outside is false, also where there is only 确定', async () => {
    const answers = ask(() => dialog.success('注册成功'));
    await shownDialog('提示');
    fireEvent.pointerDown(document.body, { pointerType: 'mouse', button: 0 });
    fireEvent.mouseDown(document.body, { button: 0 });
    fireEvent.mouseUp(document.body, { button: 0 });
    fireEvent.click(document.body, { button: 0 });
    await waitFor(() => expect(answers).toEqual([false]));
  });

  test('a question is answered once', async () => {
    const answers = ask(() => dialog.confirm('要离开吗'));
    await shownDialog('提示');
    const confirm = button('确定');
    fireEvent.click(confirm);
    fireEvent.click(confirm);
    await waitFor(() => expect(answers).toEqual([true]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(answers).toEqual([true]);
  });
});

test.each([
  ['success', false],
  ['error', false],
  ['info', false],
  ['warning', true],
  ['confirm', true],
] as const)('%s has a cancel button: %s', async (kind, hasCancel) => {
  ask(() => dialog[kind]({ message: '请先登录后再访问该页面' }));
  await shownDialog('提示');
  expect(screen.queryByRole('button', { name: '取消' }) !== null).toBe(hasCancel);
  expect(button('确定')).toBeTruthy();
});

test('the words of the buttons can be chosen, and any kind can be made cancellable', async () => {
  ask(() =>
    dialog.success({ message: '要看看吗', confirmText: '去看看', cancelText: '以后再说', cancellable: true }),
  );
  await shownDialog('提示');
  expect(button('去看看')).toBeTruthy();
  expect(button('以后再说')).toBeTruthy();
});

test('a second question waits for the first', async () => {
  const first = ask(() => dialog.info({ title: '第一问', message: '一' }));
  const second = ask(() => dialog.info({ title: '第二问', message: '二' }));
  await shownDialog('第一问');
  expect(screen.queryByRole('dialog', { name: '第二问' })).toBeNull();
  fireEvent.click(button('确定'));
  await shownDialog('第二问');
  expect(first).toEqual([true]);
  expect(second).toEqual([]);
});

describe('a question over a form dialog', () => {
  test('Esc answers the question and leaves the form open', async () => {
    const onOpenChange = vi.fn<(open: boolean) => void>();
    render(
      <Dialog open onOpenChange={onOpenChange} title="发布内容">
        <input aria-label="标题" />
      </Dialog>,
    );
    const form = await shownDialog('发布内容');
    const answers = ask(() => dialog.confirm({ title: '放弃草稿', message: '写好的内容会丢失' }));
    fireEvent.keyDown(await shownDialog('放弃草稿'), { key: 'Escape' });
    await waitFor(() => expect(answers).toEqual([false]));
    expect(onOpenChange).not.toHaveBeenCalled();
    await waitFor(() => expect(currentDialog()).toBeNull());
    fireEvent.keyDown(form, { key: 'Escape' });
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });

  test('an answer that closes the form is not asked for again', async () => {
    function Publish() {
      const [open, setOpen] = useState(true);
      const publish = () =>
        void dialog.confirm({ title: '现在发布', message: '' }).then((yes) => setOpen(!yes));
      return (
        <Dialog open={open} onOpenChange={setOpen} title="发布内容">
          <button type="button" onClick={publish}>
            发布
          </button>
        </Dialog>
      );
    }
    render(<Publish />);
    await shownDialog('发布内容');
    fireEvent.click(button('发布'));
    await shownDialog('现在发布');
    fireEvent.click(button('确定'));
    await waitFor(() => expect(currentDialog()).toBeNull());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('a form that is being sent cannot be dismissed', async () => {
    const onOpenChange = vi.fn<(open: boolean) => void>();
    render(
      <Dialog open dismissible={false} onOpenChange={onOpenChange} title="发布内容">
        <p>上传中</p>
      </Dialog>,
    );
    fireEvent.keyDown(await shownDialog('发布内容'), { key: 'Escape' });
    expect(onOpenChange).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: '关闭' })).toBeNull();
  });
});
