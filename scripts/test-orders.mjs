import { runNode } from './processes/child.mjs';
import { ensureInstalled } from './install/install.mjs';
import { runScript } from './processes/launch-error.mjs';
import { repoRoot } from './files/paths.mjs';
import { createSteps } from './terminal/steps.mjs';
import { tool } from './processes/tools.mjs';

/** What takes too long for every run: ten thousand random lives of an order, and twenty sudden ends of the server. */
const numbers = { ORDER_SEQUENCES: '10000', ORDER_KILLS: '20' };
const files = [
  'server/src/modules/orders/order-property.test.ts',
  'server/src/modules/orders/order-killed.test.ts',
];

await runScript(async () => {
  await ensureInstalled({ steps: createSteps({ out: process.stderr, showSkipped: false }) });
  const { code } = await runNode(tool('vitest'), ['run', '--project', 'server', ...files], {
    cwd: repoRoot,
    output: 'terminal',
    env: { ...numbers, ...process.env },
  });
  process.exitCode = code;
});
