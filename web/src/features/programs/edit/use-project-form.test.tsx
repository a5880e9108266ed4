// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { programErrors } from '@zaojie/contract/programs/program.errors';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { someForm } from '../program-test-rig.ts';
import { useProjectForm } from './use-project-form.ts';

type Sent = { version: number; title: string; roles: { id: number | null }[] };

const realTimeout = setTimeout;
let sent: Sent[] = [];
let answer: (body: Sent) => { code: number; msg: string; data: unknown };

const kept = (body: Sent) => ({
  code: 1,
  msg: '',
  data: someForm({
    version: body.version + 1,
    title: body.title,
    roles: body.roles.map((_, place) => ({ ...rolesOf()[0], id: 11 + place })),
  }),
});
const rolesOf = () => someForm().roles as [ReturnType<typeof someForm>['roles'][number]];

beforeEach(() => {
  sent = [];
  answer = kept;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', async (_: string, init: { method: string; body: string }) => {
    if (init.method === 'GET') return Response.json({ code: 1, msg: '', data: someForm({ version: 9 }) });
    const body = JSON.parse(init.body) as Sent;
    sent.push(body);
    return Response.json(answer(body));
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function begin(part = {}) {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useProjectForm(someForm(part)), { wrapper }).result;
}

/** The answer has come and is drawn; its clock isn't one of those that are held. */
const settle = () =>
  act(async () => {
    for (let turn = 0; turn < 10; turn += 1) await new Promise((done) => realTimeout(done, 0));
  });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a draft is kept by itself, once, a moment after the last change', async () => {
  const form = begin();
  act(() => form.current.set('title', '林'));
  await pass(1_000);
  act(() => form.current.set('title', '林境之二'));
  expect(form.current.unsaved).toBe(1);
  await pass(1_000);
  expect(sent).toEqual([]);
  await pass(600);
  await settle();
  expect(form.current.unsaved).toBe(0);
  expect(sent.map(({ version, title }) => [version, title])).toEqual([[3, '林境之二']]);
  expect(form.current.kept.version).toBe(4);
  await pass(10_000);
  expect(sent).toHaveLength(1);
});

test('what others see already waits for its owner', async () => {
  const form = begin({ status: 'published' });
  act(() => form.current.set('title', '林境之二'));
  await pass(10_000);
  expect(sent).toEqual([]);
  expect(form.current.unsaved).toBe(1);
  await act(() => form.current.save({ isQuiet: false }));
  expect(sent).toHaveLength(1);
});

test('a role that was added gets its id and isn’t added again', async () => {
  const form = begin();
  const { roles } = form.current.draft;
  act(() => form.current.set('roles', [...roles, { ...roles[0]!, key: 'new', id: null }]));
  await act(() => form.current.save({ isQuiet: true }));
  expect(form.current.draft.roles.map(({ id }) => id)).toEqual([11, 12]);
  expect(form.current.unsaved).toBe(0);
  act(() => form.current.set('title', '又改'));
  await act(() => form.current.save({ isQuiet: true }));
  expect(sent.at(-1)?.roles.map(({ id }) => id)).toEqual([11, 12]);
});

test('who was overtaken in another window is told, keeps what they wrote, and can have it kept all the same', async () => {
  const form = begin();
  answer = () => ({ ...programErrors.changedElsewhere, data: null });
  act(() => form.current.set('title', '我的'));
  await pass(1_600);
  await settle();
  expect(form.current.isStale).toBe(true);
  act(() => form.current.set('title', '我的更新'));
  await pass(10_000);
  expect(sent).toHaveLength(1);
  expect(form.current.unsaved).toBe(1);
  answer = kept;
  await act(() => form.current.overwrite());
  expect(sent.at(-1)).toMatchObject({ version: 9, title: '我的更新' });
  expect(form.current.isStale).toBe(false);
  expect(form.current.unsaved).toBe(0);
});

test('what could not be kept is not tried again by itself before it changes', async () => {
  const form = begin();
  answer = () => ({ code: programErrors.forbiddenWords.code, msg: '内容里有不能发布的词', data: null });
  act(() => form.current.set('title', '坏词'));
  await pass(1_600);
  await settle();
  expect(form.current.hasFailed).toBe(true);
  await pass(10_000);
  expect(sent).toHaveLength(1);
  answer = kept;
  act(() => form.current.set('title', '好词'));
  await pass(1_600);
  await settle();
  expect(form.current.unsaved).toBe(0);
});
