import { chmod, mkdir, readdir, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { isRoot } from './run-as-user.ts';
import { temporaryFolder } from './temporary-folder.rig.ts';
import { homeWithCluster, isServing, query, start } from './test-engine.rig.ts';

const TIMEOUT = 120_000;

describe.runIf(isRoot())('root, in a data folder closed to other accounts', { timeout: TIMEOUT }, () => {
  test('puts a new cluster elsewhere, says where, and finds it again', async () => {
    const home = await temporaryFolder();
    const data = join(home, 'data');
    await mkdir(data, { mode: 0o700 });
    const lines: string[] = [];
    const first = await start(home, (line) => lines.push(line));
    await query(first, 'create table kept as select 7 as value');
    await first.stop();
    const recorded = (await readFile(join(data, 'postgres-location'), 'utf8')).trim();
    expect(recorded.startsWith(join(home, 'clusters'))).toBe(true);
    expect(lines.join('\n')).toContain(recorded);
    expect(await query(await start(home), 'select value from kept')).toEqual([{ value: 7 }]);
    expect(await readdir(join(home, 'clusters'))).toHaveLength(1);
  });

  test('agrees on one place when two processes start at once', async () => {
    const home = await temporaryFolder();
    await mkdir(join(home, 'data'), { mode: 0o700 });
    const [first, second] = await Promise.all([start(home), start(home)]);
    expect(first.connectionString).toBe(second.connectionString);
    expect(await readdir(join(home, 'clusters'))).toHaveLength(1);
  });

  test('moves a cluster whose folder was closed later, with its rows', async () => {
    const home = await homeWithCluster();
    await chmod(join(home, 'data'), 0o700);
    const lines: string[] = [];
    const engine = await start(home, (line) => lines.push(line));
    expect(await query(engine, 'select value from kept')).toEqual([{ value: 7 }]);
    const [moved] = await readdir(join(home, 'clusters'));
    expect(lines.join('\n')).toContain(join(home, 'clusters', moved ?? ''));
    expect((await stat(join(home, 'clusters', moved ?? ''))).mode & 0o777).toBe(0o700);
    expect(await readdir(join(home, 'data'))).toEqual(['postgres-location']);
  });

  test('never begins an empty database when the recorded one is out of reach', async () => {
    const home = await homeWithCluster();
    await chmod(join(home, 'data'), 0o700);
    await (await start(home)).stop();
    await rename(join(home, 'clusters'), join(home, 'unmounted'));
    await expect(start(home)).rejects.toThrow(/postgres-location.*DATABASE_URL/);
    await rename(join(home, 'unmounted'), join(home, 'clusters'));
    expect(await query(await start(home), 'select value from kept')).toEqual([{ value: 7 }]);
  });
});

describe.runIf(!isRoot())('an ordinary user', { timeout: TIMEOUT }, () => {
  test('runs the server as themselves, in a folder closed to everyone else', async () => {
    const home = await homeWithCluster();
    await chmod(join(home, 'data'), 0o700);
    expect(await query(await start(home), 'select value from kept')).toEqual([{ value: 7 }]);
    expect((await stat(join(home, 'data/postgres'))).uid).toBe(process.getuid?.());
    expect(await isServing(home)).toBe(true);
  });

  test('is told to choose another folder when this one cannot be written', async () => {
    const home = await temporaryFolder();
    await chmod(home, 0o500);
    onTestFinished(() => chmod(home, 0o700));
    await expect(start(home)).rejects.toThrow(/DATA_DIR/);
  });
});
