import path from 'node:path';
import { runNode } from '../processes/child.mjs';
import { LaunchError } from '../processes/launch-error.mjs';
import { tool } from '../processes/tools.mjs';

/**
 * What browsers fetch, and beside it the same pages for the server, which draws the first of them itself. The folder
 * with a dot is not served.
 * @param {{ root: string, into: string, verbose: boolean }} where
 */
export async function buildWeb({ root, into, verbose }) {
  const forBrowsers = ['--outDir', into];
  const forServer = ['--outDir', path.join(into, '.server'), '--ssr', 'src/app/served/served-page.tsx'];
  for (const target of [forBrowsers, forServer]) {
    const result = await runNode(tool('vite', root), ['build', ...target, '--emptyOutDir'], {
      cwd: path.join(root, 'web'),
      env: { NODE_ENV: 'production' },
      output: verbose ? 'inherit' : 'collect',
    });
    if (result.code === 0) continue;
    throw new LaunchError('网页构建失败，请按构建输出修正后重试。', { detail: result.output, log: 'build' });
  }
}
