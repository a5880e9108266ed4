import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { precompress } from '../web/build/precompress.ts';

/** The hooks as the bundler calls them. */
type Hooks = {
  configResolved(config: { build: { outDir: string } }): void;
  writeBundle(): void;
  closeBundle(): Promise<void>;
};

function hooksFor(outDir: string): Hooks {
  const hooks = precompress() as unknown as Hooks;
  hooks.configResolved({ build: { outDir } });
  return hooks;
}

test('a build that failed before it wrote anything keeps its own error', async () => {
  await expect(hooksFor('/nowhere/at/all').closeBundle()).resolves.toBeUndefined();
});

test('what was written is compressed twice', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'precompress-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'a.js'), 'let a = 1;');
  await writeFile(join(folder, 'a.png'), 'a picture');
  const hooks = hooksFor(folder);
  hooks.writeBundle();
  await hooks.closeBundle();
  expect((await readdir(folder)).sort()).toEqual(['a.js', 'a.js.br', 'a.js.gz', 'a.png']);
});
