import { ensureInstalled } from './install/install.mjs';
import { runScript } from './processes/launch-error.mjs';
import { runChecks, showFailures, staticChecks, unitTests } from './testing/static-checks.mjs';
import { createSteps } from './terminal/steps.mjs';
import { seconds } from './terminal/terminal.mjs';

await runScript(async () => {
  const started = Date.now();
  const steps = createSteps();
  await ensureInstalled({ steps });
  const failures = [...(await runChecks(staticChecks, steps)), ...(await runChecks([unitTests], steps))];
  showFailures(failures, steps);
  const time = seconds(Date.now() - started);
  const verdict =
    failures.length === 0 ? '全部通过' : `未通过：${failures.map(({ title }) => title).join('、')}`;
  process.stdout.write(`\n${verdict}，用时 ${time}\n`);
  process.exitCode = failures.length === 0 ? 0 : 1;
});
