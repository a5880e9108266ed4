import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stopWithParent } from './parent.mjs';
import { repoRoot } from '../files/paths.mjs';

/** A failure the reader can act on: one Chinese sentence, with the long version kept for the log. */
export class LaunchError extends Error {
  /**
   * @param {string} sentence
   * @param {{ detail?: string, log?: string }} [more] `log` names the file under .cache/logs that takes `detail`
   */
  constructor(sentence, { detail = '', log = 'launch' } = {}) {
    super(sentence);
    this.detail = detail;
    this.log = log;
  }
}

/** @type {Record<string, (where: string) => string>} */
const fileSentences = {
  ENOSPC: () => '磁盘空间不足，请清出至少 2 GB 后重试。',
  EDQUOT: () => '磁盘配额已用完，请清出至少 2 GB 后重试。',
  EACCES: (where) => `没有写入权限：${where}，请检查该位置的所有者和权限。`,
  EPERM: (where) => `没有操作权限：${where}，请检查该位置的所有者和权限。`,
  EROFS: (where) => `文件系统只读：${where}，请换到可写的位置。`,
};

/**
 * @param {unknown} error
 * @returns {LaunchError}
 */
export function toLaunchError(error) {
  if (error instanceof LaunchError) return error;
  const fault = /** @type {NodeJS.ErrnoException} */ (
    error instanceof Error ? error : new Error(String(error))
  );
  const explain = fileSentences[fault.code ?? ''];
  const sentence = explain ? explain(fault.path ?? '项目目录') : `出现意外错误：${fault.message}`;
  return new LaunchError(sentence, { detail: fault.stack ?? fault.message });
}

/**
 * Keeps the long version of a failure; a log that can't be written must not hide the failure itself.
 * @param {string} name
 * @param {string} text
 * @param {string} [root]
 * @returns {string | null} the log's path relative to the repository
 */
export function writeLog(name, text, root = repoRoot) {
  const relative = path.join('.cache', 'logs', `${name}.log`);
  try {
    mkdirSync(path.join(root, '.cache', 'logs'), { recursive: true });
    writeFileSync(path.join(root, relative), `${new Date().toISOString()}\n${text}\n`);
    return relative;
  } catch {
    return null;
  }
}

/**
 * Prints the one sentence, and where the details are.
 * @param {unknown} error
 * @param {{ showDetail?: boolean }} [options] `showDetail` for places where nobody can open the log afterwards
 */
export function reportFailure(error, { showDetail = false } = {}) {
  const failure = toLaunchError(error);
  const log = failure.detail === '' ? null : writeLog(failure.log, failure.detail);
  const detail = failure.detail !== '' && (showDetail || !log) ? `${failure.detail}\n` : '';
  process.stderr.write(`${detail}\n${failure.message}\n${log ? `详情：${log}\n` : ''}`);
}

/**
 * Runs a script's body; any failure ends with one sentence and exit code 1.
 * @param {() => Promise<void>} body
 */
export async function runScript(body) {
  stopWithParent();
  try {
    await body();
  } catch (error) {
    reportFailure(error);
    // A half-started server may hold the process open.
    process.stderr.write('', () => process.exit(1));
  }
}
