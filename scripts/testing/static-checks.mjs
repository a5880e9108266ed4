import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { runNode } from '../processes/child.mjs';
import { listFiles } from '../files/content-hash.mjs';
import { repoRoot } from '../files/paths.mjs';
import { tool } from '../processes/tools.mjs';
import { seconds } from '../terminal/terminal.mjs';

/**
 * @typedef {object} Check
 * @property {string} title
 * @property {() => Promise<{ code: number, output: string }>} run
 */

/** Types and lint are looked at side by side, each by half of the cores. */
const share = Math.max(1, Math.floor(availableParallelism() / 2));
/**
 * Compiler and linter work out the types anew in each of their threads, so that two threads need half as much again as one, and
 * four twice as much; and clearing up memory that a process of half a minute gives back anyway takes a fifth of its time.
 */
const thrifty = { GOMAXPROCS: String(share), GOGC: '400' };

/** @type {Check[]} */
export const staticChecks = [
  { title: '类型', run: checkTypes },
  {
    title: '代码规范',
    run: () => runNode(tool('oxlint'), ['--type-aware', '--deny-warnings'], { cwd: repoRoot, env: thrifty }),
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
      const args = ['-p', folder, '--checkers', '1'];
      results.push(await runNode(tool('tsc'), args, { cwd: repoRoot, env: thrifty }));
    }
  };
  await Promise.all(Array.from({ length: share }, work));
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
 * Runs the checks side by side, and tells of them in turn, one line each.
 * @param {readonly Check[]} checks
 * @param {import('../terminal/steps.mjs').Steps} steps
 * @returns {Promise<{ title: string, output: string }[]>} the failed ones
 */
export async function runChecks(checks, steps) {
  /** @type {{ title: string, output: string }[]} */
  const failures = [];
  const started = Date.now();
  const running = checks.map(({ title, run }) => {
    const ended = run().then((result) => ({ ...result, time: seconds(Date.now() - started) }));
    // One that can't be run at all is told of in its turn.
    ended.catch(() => undefined);
    return { title, ended };
  });
  for (const { title, ended } of running) {
    const failed = new Error(title);
    try {
      await steps.run(title, async () => {
        const { code, output, time } = await ended;
        if (code === 0) return `${time} 后完成`;
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
