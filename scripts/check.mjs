import { ensureInstalled } from './install.mjs';
import { runScript } from './launch-error.mjs';
import { runChecks, showFailures, staticChecks, unitTests } from './static-checks.mjs';
import { createSteps } from './steps.mjs';
import { seconds } from './terminal.mjs';

await runScript(async () => {
  const started = Date.now();
  const steps = createSteps();
  await ensureInstalled({ steps });
  const failures = await runChecks([...staticChecks, unitTests], steps);
  showFailures(failures, steps);
  const time = seconds(Date.now() - started);
  const verdict =
    failures.length === 0 ? '全部通过' : `未通过：${failures.map(({ title }) => title).join('、')}`;
  process.stdout.write(`\n${verdict}，用时 ${time}\n`);
  process.exitCode = failures.length === 0 ? 0 : 1;
});
