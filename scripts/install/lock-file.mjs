import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { hashParts } from '../files/content-hash.mjs';
import { LaunchError } from '../processes/launch-error.mjs';

/**
 * @typedef {object} LockEntry
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [link]
 * @property {boolean} [optional]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 * @property {Record<string, string>} [optionalDependencies]
 *
 * @typedef {Record<string, LockEntry>} LockEntries by path, such as "node_modules/zod"
 */

/** Only these fields decide what gets installed; editing a script in package.json must not cost an install. */
const installFields = [
  'name',
  'version',
  'workspaces',
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'peerDependencies',
  'overrides',
];

/**
 * @param {string} root
 * @returns {LockEntries}
 */
export function readLock(root) {
  return JSON.parse(readLockText(root)).packages;
}

/** @param {string} root */
function readLockText(root) {
  const file = path.join(root, 'package-lock.json');
  if (!existsSync(file)) throw new LaunchError('缺少 package-lock.json，请重新取得完整的代码。');
  return readFileSync(file, 'utf8');
}

/** @param {string} root */
export function workspaceFolders(root) {
  return readManifest(root, '').workspaces ?? [];
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {{ workspaces?: string[] } & Record<string, unknown>}
 */
function readManifest(root, folder) {
  return JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
}

/**
 * What an install depends on: the lock file, the dependency fields of every package.json, and the platform (native binaries differ).
 * @param {string} root
 */
export function installHash(root) {
  const manifests = ['', ...workspaceFolders(root)].map((folder) => {
    const manifest = readManifest(root, folder);
    return JSON.stringify(installFields.map((field) => manifest[field] ?? null));
  });
  return hashParts([process.platform, process.arch, readLockText(root), ...manifests]);
}

/**
 * @param {LockEntry} entry
 * @param {{ platform: string, arch: string, libc: string }} host
 */
export function fitsHost({ os, cpu, libc }, host) {
  if (!allows(os, host.platform) || !allows(cpu, host.arch)) return false;
  return host.platform !== 'linux' || allows(libc, host.libc);
}

/**
 * @param {string[] | undefined} list such as ["linux"], or ["!win32"] for all others
 * @param {string} own
 */
function allows(list, own) {
  if (!list || list.includes(own)) return true;
  return list.some((item) => item.startsWith('!')) && !list.includes(`!${own}`);
}

export function thisHost() {
  const report = /** @type {{ header?: { glibcVersionRuntime?: string } }} */ (
    process.report?.getReport() ?? {}
  );
  const libc = report.header?.glibcVersionRuntime ? 'glibc' : 'musl';
  return { platform: process.platform, arch: process.arch, libc };
}

const dependencyFields = ['dependencies', 'devDependencies', 'optionalDependencies'];

/**
 * A package.json edited without updating the lock file has to reach npm, which then says so.
 * @param {string} root
 * @param {LockEntries} lock
 */
function lockCoversManifests(root, lock) {
  return ['', ...workspaceFolders(root)].every((folder) => {
    const manifest = readManifest(root, folder);
    const recorded = /** @type {Record<string, Record<string, string>>} */ (lock[folder] ?? {});
    return dependencyFields.every((field) => isDeepStrictEqual(manifest[field] ?? {}, recorded[field] ?? {}));
  });
}

/**
 * True when someone already installed exactly this lock file with npm, so that installing again would change nothing.
 * npm writes its own copy of the lock file as the last act of an install.
 * @param {string} root
 */
export function nodeModulesMatchLock(root) {
  /** @type {LockEntries} */
  let installed;
  try {
    installed = JSON.parse(
      readFileSync(path.join(root, 'node_modules', '.package-lock.json'), 'utf8'),
    ).packages;
  } catch {
    return false;
  }
  const host = thisHost();
  const lock = readLock(root);
  if (!lockCoversManifests(root, lock)) return false;
  return Object.entries(lock).every(([where, entry]) => {
    if (!where.startsWith('node_modules/')) return true;
    const own = installed[where];
    if (!own) return entry.optional === true && !(entry.os && fitsHost(entry, host));
    return (
      own.version === entry.version && own.integrity === entry.integrity && existsSync(path.join(root, where))
    );
  });
}
