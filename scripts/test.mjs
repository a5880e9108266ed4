import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { runNode } from './child.mjs';
import { ensureInstalled } from './install.mjs';
import { reportFailure } from './launch-error.mjs';
import { stopWithParent } from './parent.mjs';
import { repoRoot } from './paths.mjs';
import { runChecks, showFailures, staticChecks } from './static-checks.mjs';
import { createSteps } from './steps.mjs';
import { countLine, countPlaywright, countVitest, nothing, readReport, sumCounts } from './test-count.mjs';
import { tool } from './tools.mjs';

stopWithParent();
const steps = createSteps();
const oneFailed = { ...nothing, failed: 1 };

/** @type {import('./test-count.mjs').Count} */
let total = nothing;
try {
  for await (const count of everything()) total = sumCounts(total, count);
} catch (error) {
  reportFailure(error, { showDetail: true });
  total = sumCounts(total, oneFailed);
}
const exitCode = total.failed === 0 ? 0 : 1;
process.stdout.write(`\n${countLine(total)}\n`, () => process.exit(exitCode));

/** Install and build failures end the run; a failed check or test doesn't hide the ones after it. */
async function* everything() {
  await ensureInstalled({ steps });
  yield await countChecks();
  await ensureBuilt({ steps });
  yield await countVitestRun();
  yield await countJourneys();
}

async function countChecks() {
  const failures = await runChecks(staticChecks, steps);
  showFailures(failures, steps);
  return { passed: staticChecks.length - failures.length, failed: failures.length, skipped: 0 };
}

async function countVitestRun() {
  steps.heading('测试');
  const report = freshReport('vitest.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const env = { NODE_ENV: 'test' };
  const { code } = await runNode(tool('vitest'), args, { cwd: repoRoot, env, output: 'inherit' });
  return countVitest(readReport(report), code);
}

async function countJourneys() {
  steps.heading('浏览器旅程');
  try {
    const browser = await findBrowser({ install: true, steps });
    const report = freshReport('playwright.json');
    const args = ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'];
    const env = { ...browser.env, CHROMIUM_PATH: browser.path, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const { code } = await runNode(tool('playwright'), args, { cwd: repoRoot, env, output: 'inherit' });
    return countPlaywright(readReport(report), code);
  } catch (error) {
    reportFailure(error, { showDetail: true });
    return oneFailed;
  }
}

/**
 * A report left from an earlier run must not be counted for this one.
 * @param {string} name
 */
function freshReport(name) {
  const file = path.join(repoRoot, '.cache', name);
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}
