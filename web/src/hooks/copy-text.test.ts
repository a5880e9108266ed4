// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './copy-text.ts';

function clipboardThat(writeText: (text: string) => Promise<void>) {
  vi.stubGlobal('navigator', { clipboard: { writeText } });
}

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'execCommand');
});

test('the clipboard takes it', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => {});
  clipboardThat(writeText);
  expect(await copyText('链接')).toBe(true);
  expect(writeText).toHaveBeenCalledWith('链接');
});

test('a clipboard that refuses is gone around by a selected field, which leaves no trace', async () => {
  clipboardThat(async () => Promise.reject(new Error('denied')));
  let selected = '';
  document.execCommand = () => {
    selected = document.querySelector('textarea')?.value ?? '';
    return true;
  };
  expect(await copyText('链接')).toBe(true);
  expect(selected).toBe('链接');
  expect(document.querySelector('textarea')).toBeNull();
});

test.each([
  ['says no', () => false],
  ['throws', () => expect.unreachable('as old browsers do')],
])('a command that %s is a failure', async (_, command) => {
  vi.stubGlobal('navigator', {});
  document.execCommand = command;
  expect(await copyText('链接')).toBe(false);
});
