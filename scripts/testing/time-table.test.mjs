import { expect, test } from 'vitest';
import { fileSpans, journeySpans, secondTries, secondTryTable, timeTable } from './time-table.mjs';

test('files by their path from the root, with what they took', () => {
  const report = { testResults: [{ name: '/house/server/a.test.ts', startTime: 1_000, endTime: 3_500 }] };
  expect(fileSpans(report, '/house')).toEqual([{ title: 'server/a.test.ts', ms: 2_500 }]);
  expect(fileSpans(null, '/house')).toEqual([]);
});

test('journeys from every depth, attempts added up', () => {
  const spec = (/** @type {string} */ title, /** @type {number[]} */ ...durations) => ({
    title,
    file: 'chat.spec.ts',
    line: 7,
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const report = { suites: [{ specs: [spec('one', 5)], suites: [{ specs: [spec('two', 1, 2)] }] }] };
  expect(journeySpans(report)).toEqual([
    { title: 'chat.spec.ts:7 one', ms: 5 },
    { title: 'chat.spec.ts:7 two', ms: 3 },
  ]);
  expect(journeySpans(null)).toEqual([]);
});

test('journeys that passed only the second time, with what went wrong the first time', () => {
  const spec = (
    /** @type {string} */ title,
    /** @type {string} */ status,
    /** @type {object[]} */ results,
  ) => ({
    title,
    file: 'chat.spec.ts',
    line: 7,
    tests: [{ status, results }],
  });
  const wrong = { duration: 9, error: { message: '\u001B[31mTimed out\u001B[39m\nCall log' } };
  const flaky = spec('two', 'flaky', [wrong, { duration: 1 }]);
  const failed = spec('three', 'unexpected', [wrong, wrong]);
  const report = { suites: [{ specs: [spec('one', 'expected', [])], suites: [{ specs: [flaky, failed] }] }] };
  expect(secondTries(report)).toEqual([{ title: 'chat.spec.ts:7 two', why: 'Timed out' }]);
  expect(secondTryTable(secondTries(report)).split('\n').slice(1)).toEqual([
    '  chat.spec.ts:7 two',
    '    Timed out',
  ]);
  expect(secondTries(null)).toEqual([]);
  expect(secondTryTable([])).toBe('');
});

test('steps in their order with what they took together, the slowest of the rest first', () => {
  const many = Array.from({ length: 20 }, (_, n) => ({ title: `file-${n}`, ms: n * 1_000 }));
  const steps = [
    { title: '类型', ms: 13_000 },
    { title: '测试', ms: 200_000 },
  ];
  const lines = timeTable({ steps, files: many, journeys: [] }, 205_000).split('\n');
  expect(lines.slice(0, 4).map((line) => line.trim().split(/\s+/)[0])).toEqual([
    '用时',
    '类型',
    '测试',
    '合计',
  ]);
  // By the clock, not the sum: some go on beside each other.
  expect(lines[3]).toMatch(/3 分 25 秒/);
  expect(lines[6]).toMatch(/file-19 +19\.0 秒/);
  expect(lines).toHaveLength(6 + 8);
});
