// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { Schedule } from '@zaojie/contract/storefronts/schedule.schemas';
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { scheduleQuery } from './schedule-queries.ts';
import { ScheduleBoard } from './schedule-board.tsx';
import { someSchedule } from './schedule-test-rig.ts';

beforeAll(
  () => Promise.all([import('../../../ui/dialog/dialog-frame.tsx'), import('./vacation-dialog.tsx')]),
  60_000,
);

let stored: Schedule;
let sent: Record<string, unknown>[] = [];
let refusal: string | null = null;

beforeEach(() => {
  stored = someSchedule();
  sent = [];
  refusal = null;
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    if (address.includes('/storefront'))
      return Response.json({ code: 0, msg: '', data: null }, { status: 500 });
    if (method === 'POST') {
      const change = JSON.parse(typeof body === 'string' ? body : '{}') as Partial<Schedule>;
      sent.push(change);
      if (refusal !== null) return Response.json({ code: 2125, msg: refusal, data: null });
      const vacations = (change.vacations ?? stored.vacations).map((each, id) => ({ ...each, id, days: 1 }));
      stored = { ...stored, ...change, vacations };
    }
    return Response.json({ code: 1, msg: '', data: stored });
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Page() {
  const [search, setSearch] = useSearchParams();
  const month = search.get('month');
  const { data } = useQuery(scheduleQuery(month));
  return data ? (
    <ScheduleBoard wanted={month} schedule={data} onMonth={(next) => setSearch({ month: next })} />
  ) : null;
}

async function open() {
  const router = createMemoryRouter([{ path: '/', element: <Page /> }]);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: '2026年12月' });
}

const day = (words: string) => screen.getByRole('button', { name: new RegExp(`^${words}，`) });
const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: name });
const dialogOf = () => screen.findByRole('dialog', { name: '加一段休息' });

test('by keys alone: walk, choose both ends, save', async () => {
  await open();
  expect(day('12月9日').tabIndex).toBe(0);
  expect(day('12月8日').tabIndex).toBe(-1);
  day('12月9日').focus();
  key('ArrowDown');
  expect(document.activeElement).toBe(day('12月16日'));
  fireEvent.click(day('12月16日'));
  key('ArrowRight');
  key('ArrowRight');
  expect(day('12月17日').getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(day('12月18日'));
  const dialog = within(await dialogOf());
  expect(dialog.getByLabelText<HTMLInputElement>('从').value).toBe('2026-12-16');
  expect(dialog.getByLabelText<HTMLInputElement>('到').value).toBe('2026-12-18');
  fireEvent.change(dialog.getByLabelText('说明'), { target: { value: '看展' } });
  fireEvent.click(dialog.getByRole('button', { name: '休息 3 天' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([{ vacations: [{ from: '2026-12-16', to: '2026-12-18', note: '看展' }] }]);
  expect(await screen.findByText('12月16日–12月18日')).toBeTruthy();
  expect(day('12月17日').getAttribute('aria-label')).toBe('12月17日，休息');
});

test('Esc gives the first end up, and days that are over can’t be chosen', async () => {
  await open();
  fireEvent.click(day('12月8日'));
  expect(screen.queryAllByRole('button', { pressed: true })).toHaveLength(0);
  fireEvent.click(day('12月10日'));
  expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(1);
  day('12月10日').focus();
  key('Escape');
  expect(screen.queryAllByRole('button', { pressed: true })).toHaveLength(0);
});

test('a key that leaves the month takes the calendar along', async () => {
  await open();
  day('12月9日').focus();
  key('PageDown');
  await screen.findByRole('heading', { name: '2027年1月' });
  await waitFor(() => expect(document.activeElement).toBe(day('1月9日')));
  fireEvent.click(screen.getByRole('button', { name: '回到今天' }));
  await screen.findByRole('heading', { name: '2026年12月' });
});

test('what the server refuses is said in the dialog, and nothing is lost', async () => {
  refusal = '两段休息的日期重叠了';
  await open();
  fireEvent.click(screen.getByRole('button', { name: '加一段休息' }));
  const dialog = within(await dialogOf());
  fireEvent.click(dialog.getByRole('button', { name: '休息 1 天' }));
  expect(await dialog.findByText('两段休息的日期重叠了')).toBeTruthy();
});

test('a holiday is cancelled; those to come are sent along', async () => {
  stored = someSchedule({
    vacations: [
      { id: 1, from: '2026-12-01', to: '2026-12-02', days: 2, note: '' },
      { id: 2, from: '2026-12-20', to: '2026-12-21', days: 2, note: '' },
      { id: 3, from: '2027-02-01', to: '2027-02-09', days: 9, note: '过年' },
    ],
  });
  await open();
  fireEvent.click(screen.getByRole('button', { name: '取消12月20日–12月21日的休息' }));
  await waitFor(() =>
    expect(sent).toEqual([{ vacations: [{ from: '2027-02-01', to: '2027-02-09', note: '过年' }] }]),
  );
});

test('the switch and the seats save themselves', async () => {
  await open();
  fireEvent.click(screen.getByRole('switch', { name: '接单' }));
  fireEvent.click(screen.getByRole('button', { name: '增加席位' }));
  await waitFor(() => expect(sent).toEqual([{ is_accepting: false }, { seats: 4 }]));
});

test.each<[Partial<Schedule>, RegExp]>([
  [{ commission_status: 'off', off_reason: 'no_service' }, /还没有在售的服务/],
  [{ commission_status: 'off', off_reason: 'vacation', resumes_on: '2026-12-20' }, /12月20日恢复接单/],
  [{ commission_status: 'off', off_reason: 'full', next_free_day: '2026-12-12' }, /约满了，12月12日有空档/],
  [{ commission_status: 'off', off_reason: 'switched_off', is_accepting: false }, /“立即约稿”是灰的/],
])('%j says why', async (part, words) => {
  stored = someSchedule(part);
  await open();
  const section = within(screen.getByRole('region', { name: '接单' }));
  expect(section.getByText('暂停接单')).toBeTruthy();
  expect(section.getByText(words)).toBeTruthy();
});
