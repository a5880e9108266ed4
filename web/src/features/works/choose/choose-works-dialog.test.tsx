// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { OwnWork } from '@zaojie/contract/works/work.schemas';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { someWork } from '../work-test-rig.ts';
import { ChooseWorksDialog, type ChosenWork } from './choose-works-dialog.tsx';

beforeAll(() => import('../../../ui/dialog/dialog-frame.tsx'), 60_000);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(works: readonly OwnWork[], chosen: readonly ChosenWork[] = []) {
  vi.stubGlobal('fetch', async () => {
    const page = { data: works, total: works.length, per_page: 50, current_page: 1, last_page: 1 };
    const data = { ...page, public_total: works.length, watermark: false, watermark_text: '' };
    return Response.json({ code: 1, msg: '', data });
  });
  const onChoose = vi.fn<(works: readonly ChosenWork[]) => void>();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ChooseWorksDialog open chosen={chosen} max={6} onClose={() => undefined} onChoose={onChoose} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return onChoose;
}

const box = (title: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: `附上 ${title}` });
const idsOf = (works: readonly ChosenWork[] | undefined) => works?.map(({ id }) => id);

test('works go along in the order in which they are chosen; hidden ones are not offered', async () => {
  const onChoose = show([someWork(1), someWork(2), someWork(3, { visibility: 'hidden' })]);
  fireEvent.click(await box('作品2'));
  fireEvent.click(await box('作品1'));
  expect(screen.queryByRole('checkbox', { name: '附上 作品3' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '附上 2 件' }));
  expect(idsOf(onChoose.mock.lastCall?.[0])).toEqual([2, 1]);
});

test('six at most, and what was hidden meanwhile is left out', async () => {
  const works = Array.from({ length: 7 }, (_, index) => someWork(index + 1));
  const { id, title, picture } = someWork(99);
  const onChoose = show(works, [{ id, title, picture }]);
  for (const work of works.slice(0, 6)) fireEvent.click(await box(work.title));
  expect((await box('作品7')).disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: '附上 6 件' }));
  expect(idsOf(onChoose.mock.lastCall?.[0])).toEqual([1, 2, 3, 4, 5, 6]);
});

test('whoever shows nothing yet is led to their works', async () => {
  show([]);
  await screen.findByText('你还没有公开的作品');
  expect(screen.getByRole('link', { name: '去放作品' }).getAttribute('href')).toBe('/profile/works');
});
