import { expect, test } from 'vitest';
import { checkCrons, joinTasks, runTask } from './job-tasks.ts';
import type { JobTasks } from './job-types.ts';

const sweep: JobTasks = { 'sweep-expired': async () => {} };
const note: JobTasks = { 'test-note': async () => {} };
const everyHour = { task: 'sweep-expired', match: '7 * * * *' } as const;
const { signal } = new AbortController();

test('the tasks of several modules make one list', () => {
  expect(Object.keys(joinTasks([sweep, {}, note]))).toEqual(['sweep-expired', 'test-note']);
  expect(joinTasks([sweep, note])['test-note']).toBe(note['test-note']);
  expect(joinTasks([])).toEqual({});
});

test('a task that two modules give is refused', () => {
  expect(() => joinTasks([sweep, note, { ...note }])).toThrow('test-note is the task of two modules');
});

test('a calendar whose task nobody has is refused, and one that names a task twice', () => {
  checkCrons(joinTasks([sweep, note]), [everyHour]);
  expect(() => checkCrons(note, [everyHour])).toThrow('sweep-expired is in the calendar, but no module');
  expect(() => checkCrons(sweep, [everyHour, everyHour])).toThrow('sweep-expired is in the calendar twice');
});

test('a task gets what was scheduled, without what the calendar adds', async () => {
  const payloads: unknown[] = [];
  const tasks: JobTasks = { 'test-note': async (payload) => void payloads.push(payload) };
  await runTask(tasks, 'test-note', { text: 'a', _cron: { ts: '2026-03-01T00:00:00Z' } }, signal);
  expect(payloads).toEqual([{ text: 'a' }]);
  await expect(runTask(tasks, 'sweep-expired', {}, signal)).rejects.toThrow(
    'no module has a task for sweep-expired',
  );
});
