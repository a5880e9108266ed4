import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runChild, runNode } from '../processes/child.mjs';
import { readStamp } from '../files/content-hash.mjs';
import { LaunchError, runScript } from '../processes/launch-error.mjs';
import { fitsHost, installHash, nodeModulesMatchLock, readLock, thisHost } from './lock-file.mjs';
import { withLock } from '../processes/lock.mjs';
import { assertNodeVersion } from './node-version.mjs';
import { npmFailureSentence, runNpm } from './npm.mjs';
import { isEntry, repoRoot } from '../files/paths.mjs';
import { createSteps } from '../terminal/steps.mjs';
import { tool } from '../processes/tools.mjs';

const title = '安装依赖';
const progressMs = 500;

/**
 * Brings node_modules in line with the lock file; does nothing when it already is.
 * @param {{
 *   root?: string,
 *   steps?: import('../terminal/steps.mjs').Steps,
 *   npm?: typeof runNpm,
 *   prove?: (root: string) => Promise<void>,
 * }} [options]
 */
export async function ensureInstalled({
  root = repoRoot,
  steps = createSteps(),
  npm = runNpm,
  prove = proveTools,
} = {}) {
  assertNodeVersion();
  const hash = installHash(root);
  const stamp = path.join(root, 'node_modules', '.zaojie-install');
  const isDone = () => readStamp(stamp) === hash;
  if (isDone()) {
    steps.skip(title, '无需更新');
    return;
  }
  await steps.run(title, (note) =>
    withLock(
      path.join(root, '.cache', 'install.lock'),
      async () => {
        if (isDone()) return '已由另一个进程装好';
        const summary = nodeModulesMatchLock(root) ? '与锁文件一致' : await installAll(root, npm, note);
        await prove(root);
        writeFileSync(stamp, `${hash}\n`);
        return summary;
      },
      { onWait: () => note('等待另一个进程装完') },
    ),
  );
}

/**
 * @param {string} root
 * @param {typeof runNpm} npm
 * @param {import('../terminal/steps.mjs').Note} note
 */
async function installAll(root, npm, note) {
  const files = packagesToExpect(root);
  const present = () => files.filter((file) => existsSync(file)).length;
  const timer = setInterval(() => {
    note(`${present()}/${files.length} 个包`);
  }, progressMs);
  try {
    // The build needs the development packages and the platform's binaries, whatever NODE_ENV or the user's npm settings leave out.
    const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
    const result = await npm(args, { cwd: root });
    if (result.code !== 0) {
      throw new LaunchError(npmFailureSentence(result), { detail: result.output, log: 'install' });
    }
  } finally {
    clearInterval(timer);
  }
  return `${present()} 个包`;
}

/**
 * Leaves out what may not come: binaries of other platforms, and what only those need.
 * @param {string} root
 */
function packagesToExpect(root) {
  const host = thisHost();
  return Object.entries(readLock(root))
    .filter(([where, entry]) => where.includes('node_modules/') && !entry.link && fitsHost(entry, host))
    .filter(([, entry]) => !entry.optional || entry.os)
    .map(([where]) => path.join(root, where, 'package.json'));
}

/**
 * npm may skip install scripts and leaves out platform binaries without an error, so the two build tools are tried for real.
 * @param {string} root
 */
async function proveTools(root) {
  const esbuild = path.join(root, 'node_modules', '.bin', 'esbuild');
  const trials = [
    {
      name: 'esbuild',
      result: await (process.platform === 'win32'
        ? runChild('cmd.exe', ['/d', '/c', esbuild, '--version'])
        : runChild(esbuild, ['--version'])),
    },
    { name: 'vite', result: await runNode(tool('vite', root), ['--version']) },
  ];
  const failed = trials.find(({ result }) => result.code !== 0);
  if (!failed) return;
  throw new LaunchError(
    `依赖已装好，但 ${failed.name} 在本机（${process.platform}-${process.arch}）不能运行，请删除 node_modules 后重试，并确认 npm 没有设置 omit=optional。`,
    { detail: failed.result.output, log: 'install' },
  );
}

if (isEntry(import.meta.url)) await runScript(() => ensureInstalled());
