import { expect, test } from 'vitest';
import { countLine, countPlaywright, countVitest, readReport, sumCounts } from './test-count.mjs';

const file = (status, ...tests) => ({ status, assertionResults: tests.map((each) => ({ status: each })) });

test('vitest: passed, failed and skipped tests of all files', () => {
  const report = {
    testResults: [
      file('failed', 'passed', 'failed', 'passed'),
      file('passed', 'passed', 'skipped', 'todo', 'pending'),
    ],
  };
  expect(countVitest(report, 1)).toEqual({ passed: 3, failed: 1, skipped: 3 });
});

test('vitest: a file that could not be loaded is a failure', () => {
  expect(countVitest({ testResults: [file('failed'), file('passed', 'passed')] }, 1)).toEqual({
    passed: 1,
    failed: 1,
    skipped: 0,
  });
});

test('vitest: an error outside any test is a failure, and so is a missing report', () => {
  expect(countVitest({ testResults: [file('passed', 'passed')] }, 1).failed).toBe(1);
  expect(countVitest(null, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(countVitest(null, 0).failed).toBe(1);
});

test('Playwright: a test that passed on the second try passed', () => {
  const stats = { expected: 5, unexpected: 2, flaky: 1, skipped: 3 };
  expect(countPlaywright({ stats }, 1)).toEqual({ passed: 6, failed: 2, skipped: 3 });
});

test('Playwright: a run that could not start is a failure', () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  expect(countPlaywright({ stats }, 1).failed).toBe(1);
  expect(countPlaywright(null, 1).failed).toBe(1);
});

test('the line sums everything and names skipped tests only when there are any', () => {
  const vitest = { passed: 10, failed: 1, skipped: 0 };
  const journeys = { passed: 4, failed: 0, skipped: 0 };
  expect(countLine(sumCounts({ passed: 3, failed: 0, skipped: 0 }, vitest, journeys))).toBe(
    '17 passed, 1 failed',
  );
  expect(countLine(sumCounts(vitest, { passed: 0, failed: 0, skipped: 2 }))).toBe(
    '10 passed, 1 failed, 2 skipped',
  );
});

test('the line says how many needed a second try', () => {
  const count = { passed: 10, failed: 0, skipped: 0 };
  expect(countLine(count, 2)).toBe('10 passed, 0 failed, 2 passed only on the second try');
  expect(countLine({ ...count, skipped: 1 }, 0)).toBe('10 passed, 0 failed, 1 skipped');
});

test('a report that is not there reads as none', () => {
  expect(readReport('/nowhere/vitest.json')).toBeNull();
});
