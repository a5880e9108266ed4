// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useOnce } from './use-once.ts';

afterEach(cleanup);

function Spender({ name, spend }: { name: string; spend: () => Promise<string> }) {
  const { result, error } = useOnce(name, spend);
  return <p>{error ? 'failed' : (result ?? 'waiting')}</p>;
}

test('spends once, though effects run twice and the page is drawn again', async () => {
  const spend = vi.fn<() => Promise<string>>(() => Promise.resolve('done'));
  const page = (
    <StrictMode>
      <Spender name="code-1" spend={spend} />
    </StrictMode>
  );
  const { unmount } = render(page);
  expect(await screen.findByText('done')).toBeDefined();
  unmount();
  render(page);
  expect(await screen.findByText('done')).toBeDefined();
  expect(spend).toHaveBeenCalledTimes(1);
});

test('a failure stays a failure, and another key is another matter', async () => {
  const spend = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('used up')));
  const { rerender } = render(<Spender name="code-2" spend={spend} />);
  expect(await screen.findByText('failed')).toBeDefined();
  rerender(<Spender name="code-3" spend={() => Promise.resolve('done')} />);
  expect(await screen.findByText('done')).toBeDefined();
  expect(spend).toHaveBeenCalledTimes(1);
});
