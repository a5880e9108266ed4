import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runChild } from '../processes/child.mjs';

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const page = "data:text/html,<script>document.write('proof-'+6*7)</script>";
const limitMs = 20_000;

/**
 * A browser file may be a stub, or lack a library: only one that draws a page counts.
 * @param {{ path: string, env: NodeJS.ProcessEnv }} browser
 * @returns {Promise<string | null>} why it can't be used
 */
export async function browserProblem({ path: program, env }) {
  const profile = mkdtempSync(path.join(tmpdir(), 'zaojie-browser-'));
  try {
    const args = [...flags, `--user-data-dir=${profile}`, '--dump-dom', page];
    const result = await runChild(program, args, { env, timeoutMs: limitMs });
    if (result.output.includes('proof-42')) return null;
    return `${result.timedOut ? '20 秒内没有画出页面' : `以代码 ${result.code} 退出`}\n${result.output.trim()}`;
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
