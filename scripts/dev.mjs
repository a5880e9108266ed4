import path from 'node:path';
import { startChild } from './processes/child.mjs';
import { ensureInstalled } from './install/install.mjs';
import { LaunchError, runScript } from './processes/launch-error.mjs';
import { repoRoot } from './files/paths.mjs';
import { createSteps } from './terminal/steps.mjs';
import { paints } from './terminal/terminal.mjs';
import { tool } from './processes/tools.mjs';

const paint = paints(process.stdout);
const color = process.stdout.isTTY && process.env['NO_COLOR'] === undefined ? { FORCE_COLOR: '1' } : {};

await runScript(async () => {
  await ensureInstalled({ steps: createSteps() });
  const parts = [
    start(
      'server',
      paint.cyan,
      repoRoot,
      [tool('tsx'), 'watch', '--clear-screen=false', 'server/src/main.ts'],
      {
        PORT: '3001',
        PUBLIC_URL: 'http://localhost:3000',
        NODE_ENV: 'development',
      },
    ),
    start(
      'web',
      paint.green,
      path.join(repoRoot, 'web'),
      [tool('vite'), '--port', '3000', '--strictPort', '--clearScreen', 'false'],
      {
        NODE_ENV: 'development',
      },
    ),
  ];
  const first = await Promise.race(
    parts.map(({ name, ended }) => ended.then((result) => ({ name, ...result }))),
  );
  for (const part of parts) part.stop();
  await Promise.all(parts.map(({ ended }) => ended));
  throw new LaunchError(`${first.name} 已退出（代码 ${first.code}），开发环境随之停止，原因见上面的输出。`);
});

/**
 * @param {string} name
 * @param {(text: string) => string} tint
 * @param {string} cwd
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
function start(name, tint, cwd, args, env) {
  const prefix = `${tint(name.padEnd(6))} ${paint.dim('│')} `;
  let partial = '';
  const onOutput = (/** @type {string} */ text) => {
    const lines = (partial + text).split('\n');
    partial = lines.pop() ?? '';
    for (const line of lines) process.stdout.write(`${prefix}${line}\n`);
  };
  const child = startChild(process.execPath, args, { cwd, env: { ...color, ...env }, onOutput });
  return { name, ...child };
}
