import path from 'node:path';
import { runNode } from './child.mjs';
import { LaunchError } from './launch-error.mjs';
import { tool } from './tools.mjs';

/**
 * @param {{ root: string, into: string, verbose: boolean }} where
 */
export async function buildWeb({ root, into, verbose }) {
  const result = await runNode(tool('vite', root), ['build', '--outDir', into, '--emptyOutDir'], {
    cwd: path.join(root, 'web'),
    env: { NODE_ENV: 'production' },
    output: verbose ? 'inherit' : 'collect',
  });
  if (result.code === 0) return;
  throw new LaunchError('网页构建失败，请按构建输出修正后重试。', { detail: result.output, log: 'build' });
}
