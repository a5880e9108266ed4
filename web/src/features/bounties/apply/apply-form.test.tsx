// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveSession } from '../../../api/session.ts';
import { makeApplication, makeDetail } from '../bounty-test-rig.ts';
import { ApplyForm } from './apply-form.tsx';
import type { ApplyPlace } from './application-rules.ts';

let sent: { body: unknown; key: string | null }[] = [];

beforeEach(() => {
  sent = [];
  localStorage.clear();
  sessionStorage.clear();
  saveSession({ id: 12, username: 'bing', nickname: '', avatar: '', score: 0, token: 't', expires_at: '' });
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    const key = new Headers(init.headers).get('idempotency-key');
    sent.push({ body: JSON.parse(init.body as string), key });
    return Response.json({ code: 1, msg: '', data: makeApplication() });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

function show(place: ApplyPlace) {
  const onApplied = vi.fn<() => void>();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ApplyForm bounty={makeDetail()} place={place} onApplied={onApplied} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return onApplied;
}
const price = () => screen.getByRole<HTMLInputElement>('textbox', { name: '报价' });
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

test.each([
  ['dialog', '提交应征', ['请输入报价', '请填写应征说明', '请同意约稿条款']],
  ['detail', '申请约稿', ['请填写报价', '请填写应征说明', '请先同意约稿条款']],
] as const)('the %s says what is missing in its own words, and only after trying', (place, button, words) => {
  show(place);
  expect(price().value).toBe('2800');
  type(price(), '');
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: button }));
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual(words);
  expect(document.activeElement).toBe(
    place === 'dialog' ? price() : screen.getByRole('checkbox', { name: '同意约稿条款' }),
  );
  type(price(), '9000');
  expect(screen.getByText('报价不能高于最高预算 ¥3201')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('what is typed is kept, and sent once with a key of its own', async () => {
  show('detail');
  type(price(), '３，０００');
  expect(screen.getByText('¥2,850')).toBeTruthy();
  type(screen.getByRole('textbox', { name: '应征说明' }), '可以画');
  cleanup();
  const onApplied = show('detail');
  expect(price().value).toBe('3000');
  fireEvent.click(screen.getByRole('checkbox', { name: '同意约稿条款' }));
  const button = screen.getByRole('button', { name: '申请约稿' });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(onApplied).toHaveBeenCalledOnce());
  expect(sent).toEqual([
    {
      body: { bounty_id: 5, price: '3000', proposal: '可以画', days: '', files: [], work_ids: [] },
      key: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
  ]);
  cleanup();
  show('detail');
  expect(price().value).toBe('2800');
});
