import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

/** @type {Count} */
export const nothing = { passed: 0, failed: 0, skipped: 0 };

/**
 * @param {...Count} counts
 * @returns {Count}
 */
export function sumCounts(...counts) {
  return counts.reduce(
    (sum, count) => ({
      passed: sum.passed + count.passed,
      failed: sum.failed + count.failed,
      skipped: sum.skipped + count.skipped,
    }),
    nothing,
  );
}

/**
 * @param {Count} count
 * @param {number} [secondTries] how many of those that passed did so only when they were tried again
 */
export function countLine({ passed, failed, skipped }, secondTries = 0) {
  return [
    `${passed} passed, ${failed} failed`,
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(secondTries > 0 ? [`${secondTries} passed only on the second try`] : []),
  ].join(', ');
}

/**
 * A run that ended badly without a failed test (a crash, an error outside any test, no report) still counts as one failure.
 * @param {Count} count
 * @param {number} exitCode
 */
function withExitCode(count, exitCode) {
  return exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

/**
 * @typedef {{ status: string, assertionResults: { status: string }[] }} VitestFile
 * @param {{ testResults: VitestFile[] } | null} report of vitest's json reporter
 * @param {number} exitCode
 * @returns {Count}
 */
export function countVitest(report, exitCode) {
  if (!report) return { ...nothing, failed: 1 };
  const counts = report.testResults.map(({ status, assertionResults }) => {
    const passed = assertionResults.filter((test) => test.status === 'passed').length;
    const failed = assertionResults.filter((test) => test.status === 'failed').length;
    // A file that can't even be loaded has no tests to blame.
    const broken = status === 'failed' && failed === 0 ? 1 : 0;
    return { passed, failed: failed + broken, skipped: assertionResults.length - passed - failed };
  });
  return withExitCode(sumCounts(...counts), exitCode);
}

/**
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } } | null} report of Playwright's json reporter
 * @param {number} exitCode
 * @returns {Count}
 */
export function countPlaywright(report, exitCode) {
  if (!report) return { ...nothing, failed: 1 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return withExitCode({ passed: expected + flaky, failed: unexpected, skipped }, exitCode);
}

/** @param {string} file */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
