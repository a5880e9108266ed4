// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LazyEditor } from './lazy-editor.tsx';

afterEach(cleanup);

const props = { initialHtml: '', label: '正文', placeholder: '', onChange: () => {}, onBusyChange: () => {} };
const code = { RichTextEditor: () => <textarea aria-label="正文" /> };

test('keeps its place until the code is there, offers another try when it fails, and waits only once', async () => {
  const load = vi.fn<() => Promise<typeof code>>();
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(code);
  render(<LazyEditor {...props} load={load} />);
  screen.getByRole('status', { name: '正在加载' });
  fireEvent.click(await screen.findByRole('button', { name: '重试' }));
  screen.getByRole('status', { name: '正在加载' });
  await screen.findByRole('textbox', { name: '正文' });
  cleanup();

  render(<LazyEditor {...props} load={load} />);
  screen.getByRole('textbox', { name: '正文' });
  expect(load).toHaveBeenCalledTimes(2);
});
