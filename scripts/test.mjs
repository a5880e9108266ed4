import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from './browser/browser.mjs';
import { ensureBuilt } from './build.mjs';
import { repoRoot } from './files/paths.mjs';
import { ensureInstalled } from './install/install.mjs';
import { runNode } from './processes/child.mjs';
import { reportFailure } from './processes/launch-error.mjs';
import { stopWithParent } from './processes/parent.mjs';
import { tool } from './processes/tools.mjs';
import { createSteps } from './terminal/steps.mjs';
import { fillTown } from './testing/fill-town.mjs';
import { guardRun } from './testing/run-guard.mjs';
import { runChecks, showFailures, staticChecks } from './testing/static-checks.mjs';
import {
  countLine,
  countPlaywright,
  countVitest,
  nothing,
  readReport,
  sumCounts,
} from './testing/test-count.mjs';
import { fileSpans, journeySpans, secondTries, secondTryTable, timeTable } from './testing/time-table.mjs';

const started = Date.now();
stopWithParent();
const run = guardRun({ databaseUrl: process.env['TEST_DATABASE_URL'] });
const steps = createSteps();
// The pictures of the town take twenty seconds to draw: those of the journeys are there when the test that fills it fills its own.
const journeyData = path.join(run.env.TMPDIR, 'journeys');
const townFiles = path.join(journeyData, 'uploads');
const oneFailed = { ...nothing, failed: 1 };
/** @type {{ steps: import('./testing/time-table.mjs').Span[], files: import('./testing/time-table.mjs').Span[], journeys: import('./testing/time-table.mjs').Span[] }} */
const spans = { steps: [], files: [], journeys: [] };
/** @type {ReturnType<typeof secondTries>} */
let retried = [];

/** @type {import('./testing/test-count.mjs').Count} */
let total = nothing;
try {
  for await (const count of everything()) total = sumCounts(total, count);
} catch (error) {
  reportFailure(error, { showDetail: true });
  total = sumCounts(total, oneFailed);
}
await run.end();
const exitCode = total.failed === 0 ? 0 : 1;
const ending = [
  timeTable(spans, Date.now() - started),
  secondTryTable(retried),
  countLine(total, retried.length),
];
process.stdout.write(`\n${ending.filter(Boolean).join('\n\n')}\n`, () => process.exit(exitCode));

/** Install and build failures end the run; a failed check or test doesn't hide the ones after it. */
async function* everything() {
  await timed('安装依赖', () => ensureInstalled({ steps }));
  // Trying a browser out, or bringing one in, is mostly waiting; neither checks nor build keep all cores busy to their end.
  const search = beside((quiet) => findBrowser({ install: true, steps: quiet }));
  const build = beside((quiet) => timed('构建', () => ensureBuilt({ steps: quiet })));
  yield await timed('静态检查', countChecks);
  await build();
  mkdirSync(townFiles, { recursive: true });
  const journeyPort = Number(process.env['E2E_PORT'] ?? 3457);
  const filled = fillTown({ dataDir: journeyData, port: journeyPort, env: run.env });
  yield await timed('测试', countVitestRun);
  await filled;
  yield await timed('浏览器旅程', () => countJourneys(search));
}

/**
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 */
async function timed(title, work) {
  const begun = Date.now();
  try {
    return await work();
  } finally {
    spans.steps.push({ title, ms: Date.now() - begun });
  }
}

async function countChecks() {
  const failures = await runChecks(staticChecks, steps);
  showFailures(failures, steps);
  return { passed: staticChecks.length - failures.length, failed: failures.length, skipped: 0 };
}

async function countVitestRun() {
  steps.heading('测试');
  const file = freshReport('vitest.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const env = { ...run.env, NODE_ENV: 'test', ZAOJIE_TOWN_FILES: townFiles };
  const { code } = await runNode(tool('vitest'), args, { cwd: repoRoot, env, output: 'inherit' });
  const report = readReport(file);
  spans.files = fileSpans(report, repoRoot);
  return countVitest(report, code);
}

/**
 * Goes on beside what follows, and is told of when its turn comes.
 * @template T
 * @param {(steps: import('./terminal/steps.mjs').Steps) => Promise<T>} work
 */
function beside(work) {
  let said = '';
  const quiet = createSteps({ out: { write: (text) => (said += text) }, live: false });
  const ended = work(quiet).then(
    (value) => ({ value }),
    (/** @type {unknown} */ error) => ({ error }),
  );
  return async () => {
    const result = await ended;
    process.stdout.write(said);
    if ('error' in result) throw result.error;
    return result.value;
  };
}

/** @param {() => ReturnType<typeof findBrowser>} search */
async function countJourneys(search) {
  steps.heading('浏览器旅程');
  try {
    const browser = await search();
    const file = freshReport('playwright.json');
    const args = ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'];
    const env = {
      ...browser.env,
      ...run.env,
      CHROMIUM_PATH: browser.path,
      E2E_DATA_DIR: journeyData,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    };
    const { code } = await runNode(tool('playwright'), args, { cwd: repoRoot, env, output: 'inherit' });
    const report = readReport(file);
    spans.journeys = journeySpans(report);
    retried = secondTries(report);
    return countPlaywright(report, code);
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
