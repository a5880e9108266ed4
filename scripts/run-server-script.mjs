import { existsSync } from 'node:fs';
import path from 'node:path';
import { runNode } from './processes/child.mjs';
import { ensureInstalled } from './install/install.mjs';
import { LaunchError, runScript } from './processes/launch-error.mjs';
import { repoRoot } from './files/paths.mjs';
import { createSteps } from './terminal/steps.mjs';
import { tool } from './processes/tools.mjs';

await runScript(async () => {
  const [name = '', ...args] = process.argv.slice(2);
  const script = path.join('server', 'src', 'scripts', `${name}.ts`);
  if (!/^[a-z-]+$/.test(name) || !existsSync(path.join(repoRoot, script))) {
    throw new LaunchError(`没有名为「${name}」的脚本，可用的脚本见 package.json 的 scripts。`);
  }
  // A script's standard output may be data, so install messages go to standard error.
  await ensureInstalled({ steps: createSteps({ out: process.stderr, showSkipped: false }) });
  const { code } = await runNode(tool('tsx'), [script, ...args], { cwd: repoRoot, output: 'terminal' });
  process.exitCode = code;
});
