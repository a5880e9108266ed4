import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildServer, serverEntries } from './build/build-server.mjs';
import { buildWeb } from './build/build-web.mjs';
import { hashFiles, listFiles, readStamp } from './files/content-hash.mjs';
import { ensureInstalled } from './install/install.mjs';
import { runScript } from './processes/launch-error.mjs';
import { withLock } from './processes/lock.mjs';
import { isEntry, repoRoot } from './files/paths.mjs';
import { createSteps } from './terminal/steps.mjs';

/**
 * @typedef {object} BuildTarget
 * @property {string} name
 * @property {string} title
 * @property {string[]} sources files and folders that decide the result
 * @property {string} dist
 * @property {string[]} outputs files that must be in dist
 * @property {(where: { root: string, into: string, verbose: boolean }) => Promise<void>} build
 */

const shared = ['contract/src', 'package-lock.json', 'tsconfig.base.json'];

/** @type {BuildTarget[]} */
const targets = [
  {
    name: 'web',
    title: '构建网页',
    sources: [...shared, 'web', 'scripts/build/build-web.mjs'],
    dist: 'web/dist',
    outputs: ['index.html', '.server/served-page.js'],
    build: buildWeb,
  },
  {
    name: 'server',
    title: '构建服务端',
    sources: [
      ...shared,
      'server/src',
      'server/migrations',
      'server/tsconfig.json',
      'scripts/build/build-server.mjs',
    ],
    dist: 'server/dist',
    outputs: Object.keys(serverEntries).map((name) => `${name}.js`),
    build: buildServer,
  },
];

/**
 * Builds the parts whose sources changed since their last build.
 * @param {{ root?: string, steps?: import('./terminal/steps.mjs').Steps, verbose?: boolean, parts?: BuildTarget[] }} [options]
 */
export async function ensureBuilt({
  root = repoRoot,
  steps = createSteps(),
  verbose = false,
  parts = targets,
} = {}) {
  for (const part of parts) {
    const hash = sourceHash(root, part);
    if (isBuilt(root, part, hash)) {
      steps.skip(part.title, '无需更新');
      continue;
    }
    await steps.run(part.title, (note) =>
      withLock(
        path.join(root, '.cache', 'build.lock'),
        async () => {
          if (isBuilt(root, part, hash)) return '已由另一个进程建好';
          return buildPart(root, part, hash, verbose);
        },
        { onWait: () => note('等待另一个进程建完') },
      ),
    );
  }
}

/**
 * @param {string} root
 * @param {BuildTarget} part
 */
function sourceHash(root, { sources }) {
  const files = listFiles(root, sources).filter((file) => !/\.test\.tsx?$/.test(file));
  return hashFiles(root, files);
}

const stampFile = (/** @type {string} */ root, /** @type {BuildTarget} */ { name }) =>
  path.join(root, '.cache', `build-${name}.stamp`);

/**
 * @param {string} root
 * @param {BuildTarget} part
 * @param {string} hash
 */
function isBuilt(root, part, hash) {
  if (readStamp(stampFile(root, part)) !== hash) return false;
  return part.outputs.every((file) => existsSync(path.join(root, part.dist, file)));
}

/**
 * Builds beside the old result and swaps at the end: a build cut off half-way leaves the old one whole.
 * @param {string} root
 * @param {BuildTarget} part
 * @param {string} hash
 * @param {boolean} verbose
 */
async function buildPart(root, part, hash, verbose) {
  const scratch = path.join(root, '.cache', 'build', part.name);
  const fresh = path.join(scratch, 'fresh');
  const old = path.join(scratch, 'old');
  const dist = path.join(root, part.dist);
  rmSync(scratch, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  await part.build({ root, into: fresh, verbose });
  rmSync(stampFile(root, part), { force: true });
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(fresh, dist);
  writeFileSync(stampFile(root, part), `${hash}\n`);
  rmSync(scratch, { recursive: true, force: true });
}

if (isEntry(import.meta.url)) {
  await runScript(async () => {
    const steps = createSteps({ live: false });
    await ensureInstalled({ steps });
    await ensureBuilt({ steps, verbose: true });
  });
}
