import { existsSync, readdirSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { runNode } from '../processes/child.mjs';
import { listFiles } from '../files/content-hash.mjs';
import { repoRoot } from '../files/paths.mjs';
import { tool } from '../processes/tools.mjs';

/**
 * @typedef {object} Check
 * @property {string} title
 * @property {() => Promise<{ code: number, output: string }>} run
 */

/** @type {Check[]} */
export const staticChecks = [
  { title: '类型', run: checkTypes },
  {
    title: '代码规范',
    run: () => runNode(tool('oxlint'), ['--type-aware', '--deny-warnings'], { cwd: repoRoot }),
  },
  { title: '格式', run: () => runNode(tool('oxfmt'), ['--check', '.'], { cwd: repoRoot }) },
];

/** @type {Check} */
export const unitTests = {
  title: '单元测试',
  run: () =>
    runNode(tool('vitest'), ['run', '--project', 'unit'], { cwd: repoRoot, env: { NODE_ENV: 'test' } }),
};

async function checkTypes() {
  const waiting = readdirSync(repoRoot).filter(isTypedFolder);
  /** @type {{ code: number, output: string }[]} */
  const results = [];
  const work = async () => {
    for (let folder = waiting.shift(); folder !== undefined; folder = waiting.shift()) {
      results.push(await runNode(tool('tsc'), ['-p', folder], { cwd: repoRoot }));
    }
  };
  await Promise.all(Array.from({ length: cpus().length }, work));
  const failed = results.filter(({ code }) => code !== 0);
  return { code: failed.length === 0 ? 0 : 1, output: failed.map(({ output }) => output).join('\n') };
}

/**
 * A compiler run over a folder without sources would be an error.
 * @param {string} folder
 */
function isTypedFolder(folder) {
  if (!existsSync(path.join(repoRoot, folder, 'tsconfig.json'))) return false;
  return listFiles(repoRoot, [folder]).some((file) => /\.(tsx?|mjs)$/.test(file));
}

/**
 * Runs the checks in turn, one line each.
 * @param {readonly Check[]} checks
 * @param {import('../terminal/steps.mjs').Steps} steps
 * @returns {Promise<{ title: string, output: string }[]>} the failed ones
 */
export async function runChecks(checks, steps) {
  /** @type {{ title: string, output: string }[]} */
  const failures = [];
  for (const { title, run } of checks) {
    const failed = new Error(title);
    try {
      await steps.run(title, async () => {
        const { code, output } = await run();
        if (code === 0) return;
        failures.push({ title, output });
        throw failed;
      });
    } catch (error) {
      if (error !== failed) throw error;
    }
  }
  return failures;
}

/**
 * @param {readonly { title: string, output: string }[]} failures
 * @param {import('../terminal/steps.mjs').Steps} steps
 */
export function showFailures(failures, steps) {
  for (const { title, output } of failures) {
    steps.heading(`${title}未通过`);
    process.stdout.write(`${output.trim()}\n`);
  }
}
