import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isEntry, repoRoot } from '../files/paths.mjs';
import { LaunchError, runScript } from '../processes/launch-error.mjs';

/** What becomes a file of its own in server/dist, by name. */
export const serverEntries = {
  main: 'server/src/main.ts',
  'draw-process': 'server/src/platform/images/drawing/draw-process.ts',
  backup: 'server/src/scripts/backup.ts',
  restore: 'server/src/scripts/restore.ts',
  'demo-reset': 'server/src/scripts/demo-reset.ts',
};

/**
 * The contract is TypeScript source, which Node can't run: it goes into the bundle, every other package stays outside.
 * @param {string} root
 * @returns {import('esbuild').Plugin}
 */
function contractFromSource(root) {
  return {
    name: 'contract-from-source',
    setup(build) {
      build.onResolve({ filter: /^@zaojie\/contract\// }, ({ path: request }) => ({
        path: path.join(root, 'contract', 'src', `${request.slice('@zaojie/contract/'.length)}.ts`),
      }));
    },
  };
}

/**
 * @param {{ root: string, into: string }} where
 */
export async function buildServer({ root, into }) {
  const esbuild = await import('esbuild');
  const outdir = path.join(root, 'server', 'dist');
  try {
    const { outputFiles } = await esbuild.build({
      absWorkingDir: root,
      entryPoints: Object.entries(serverEntries).map(([out, source]) => ({ in: source, out })),
      // Kept in memory and written elsewhere, so that source maps are right for the final place.
      outdir,
      write: false,
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      packages: 'external',
      sourcemap: 'linked',
      logLevel: 'silent',
      plugins: [contractFromSource(root)],
    });
    for (const file of outputFiles) {
      const target = path.join(into, path.relative(outdir, file.path));
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, file.contents);
    }
  } catch (error) {
    throw await explain(error, esbuild);
  } finally {
    await esbuild.stop();
  }
}

/**
 * @param {unknown} error
 * @param {typeof import('esbuild')} esbuild
 */
async function explain(error, esbuild) {
  const messages = /** @type {Partial<import('esbuild').BuildFailure>} */ (error).errors;
  const [first] = messages ?? [];
  if (!messages || !first) return error;
  const detail = (await esbuild.formatMessages(messages, { kind: 'error' })).join('\n');
  const place = first.location ? `${first.location.file}:${first.location.line} ` : '';
  return new LaunchError(`服务端构建失败：${place}${first.text}`, { detail, log: 'build' });
}

if (isEntry(import.meta.url)) {
  const into = process.argv[2];
  await runScript(async () => {
    if (into === undefined) throw new LaunchError('请给出构建结果要放进的文件夹。');
    await buildServer({ root: repoRoot, into: path.resolve(into) });
  });
}
