// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CirclePickerDialog } from './circle-picker.tsx';
import { TagPickerPanel } from './tag-picker-panel.tsx';

let isBroken = true;

beforeEach(() => {
  isBroken = true;
  vi.stubGlobal('fetch', async () => {
    if (isBroken) throw new TypeError('offline');
    return Response.json({ code: 1, msg: '', data: { data: [] } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(picker: ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  render(<QueryClientProvider client={client}>{picker}</QueryClientProvider>);
}

test.each([
  [
    '圈子',
    <CirclePickerDialog key="c" open onOpenChange={() => undefined} value={null} onApply={() => undefined} />,
  ],
  ['标签', <TagPickerPanel key="t" chosen={[]} onChange={() => undefined} max={3} allowNew={false} />],
])(
  '%s that did not come say so and can be asked for again; only an answer says that there are none',
  async (name, picker) => {
    show(picker);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(`${name}没有取到`);
    expect(screen.queryByText(`没有找到相关${name}`)).toBeNull();
    isBroken = false;
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    await screen.findByText(`没有找到相关${name}`);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  },
);
