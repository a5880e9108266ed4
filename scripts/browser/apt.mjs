import { existsSync } from 'node:fs';
import { runChild } from '../processes/child.mjs';

const env = { DEBIAN_FRONTEND: 'noninteractive' };
const patience = ['-o', 'DPkg::Lock::Timeout=120', '-o', 'Acquire::Retries=2'];
const limitMs = 10 * 60_000;

export function canUseApt() {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/**
 * @param {string[]} packages
 * @returns {Promise<{ problem?: string }>}
 */
export async function aptInstall(packages) {
  // An outdated list may still be good enough, so only the install's own outcome counts.
  const update = await runChild('apt-get', [...patience, 'update'], { env, timeoutMs: limitMs });
  const args = [...patience, 'install', '--yes', '--no-install-recommends', ...packages];
  const install = await runChild('apt-get', args, { env, timeoutMs: limitMs });
  return install.code === 0 ? {} : { problem: `${update.output}\n${install.output}` };
}
