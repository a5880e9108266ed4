import { pathToFileURL } from 'node:url';
import path from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install/install.mjs';
import { LaunchError, runScript } from './processes/launch-error.mjs';
import { repoRoot } from './files/paths.mjs';
import { createSteps } from './terminal/steps.mjs';
import { paints } from './terminal/terminal.mjs';

await runScript(async () => {
  const steps = createSteps();
  process.stdout.write(`\n${paints(process.stdout).bold('造界')}\n\n`);
  await ensureInstalled({ steps });
  await ensureBuilt({ steps });
  // A local demo may use the stand-ins for SMS and social login that production otherwise refuses.
  process.env['NODE_ENV'] = process.env['NODE_ENV'] ?? 'production';
  process.env['ALLOW_SANDBOX'] = process.env['ALLOW_SANDBOX'] ?? '1';
  process.setSourceMapsEnabled(true);
  await startServer();
});

async function startServer() {
  try {
    await import(pathToFileURL(path.join(repoRoot, 'server', 'dist', 'main.js')).href);
  } catch (error) {
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const reason = error instanceof Error ? error.message : String(error);
    throw new LaunchError(`服务启动失败：${reason.split('\n')[0]}`, { detail, log: 'start' });
  }
}
