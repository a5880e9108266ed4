import { execFile } from 'node:child_process';
import {
  chmod,
  chown,
  mkdir,
  readdir,
  readFile,
  readlink,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { StartupError } from '../../startup-error.ts';
import { prepareBinaries } from './binaries.ts';
import { copyBinaries } from './copy-binaries.ts';
import { listLinks, restoreLibrarySymlinks } from './library-symlinks.ts';
import { findNativePackage, type NativePackage } from './platform-package.ts';
import { chooseAccount, isRoot } from './run-as-user.ts';
import { temporaryFolder } from './temporary-folder.rig.ts';

const TIMEOUT = 120_000;

/** The package as npm leaves it when install scripts are switched off. */
async function packageWithoutLinks(folder: string): Promise<NativePackage> {
  const original = findNativePackage();
  await promisify(execFile)('cp', ['-RP', original.folder, folder]);
  for (const { target } of await listLinks(join(folder, 'native')))
    await rm(join(folder, target), { force: true });
  return { folder: join(folder, 'native'), version: original.version };
}

/** A package of the same shape whose programs are scripts. */
async function smallPackage(folder: string, script: string): Promise<NativePackage> {
  const native = join(folder, 'native');
  await mkdir(join(native, 'bin'), { recursive: true });
  await mkdir(join(native, 'lib'));
  for (const name of ['initdb', 'postgres', 'pg_ctl']) {
    await writeFile(join(native, 'bin', name), script, { mode: 0o755 });
  }
  await writeFile(join(native, 'lib/libpq.so.5.18'), 'library');
  const links = ['libpq.so', 'libpq.so.5'].map((name) => ({
    source: 'native/lib/libpq.so.5.18',
    target: `native/lib/${name}`,
  }));
  await writeFile(join(native, 'pg-symlinks.json'), JSON.stringify(links));
  return { folder: native, version: '0' };
}

const SCRIPT = '#!/bin/sh\necho "postgres (PostgreSQL) 18.4"\n';

describe('library links', () => {
  test('that are missing or broken are made, however many processes try', async () => {
    const folder = await temporaryFolder();
    const { folder: native } = await smallPackage(folder, SCRIPT);
    await symlink('gone', join(native, 'lib/libpq.so'));
    await Promise.all([1, 2, 3].map(() => restoreLibrarySymlinks(native)));
    expect((await readdir(join(native, 'lib'))).sort()).toEqual(['libpq.so', 'libpq.so.5', 'libpq.so.5.18']);
    for (const name of ['libpq.so', 'libpq.so.5']) {
      expect(await readlink(join(native, 'lib', name))).toBe('libpq.so.5.18');
    }
  });
});

describe('the programs', { timeout: TIMEOUT }, () => {
  test('are run where they are when they can be', async () => {
    const folder = await temporaryFolder();
    const options = { account: await chooseAccount(folder), copyPlaces: [join(folder, 'copies')] };
    const source = findNativePackage();
    const binaries = await prepareBinaries({ source, ...options, log: () => undefined });
    expect(binaries).toMatchObject({ postgres: join(source.folder, 'bin/postgres'), majorVersion: '18' });
  });

  test('are copied to an open place when they cannot be run or repaired, and this is said', async () => {
    const folder = await temporaryFolder();
    const closed = join(folder, 'closed');
    await mkdir(closed);
    const source = await packageWithoutLinks(closed);
    const account = await chooseAccount(folder);
    // For root's account, a folder it can't enter; for an ordinary user, a read-only node_modules.
    if (isRoot()) await chmod(closed, 0o700);
    else await chmod(join(source.folder, 'lib'), 0o500);
    onTestFinished(() => chmod(join(source.folder, 'lib'), 0o700));
    const lines: string[] = [];
    const copies = join(folder, 'copies');
    const log = (line: string) => lines.push(line);
    const results = await Promise.all(
      [1, 2].map(() => prepareBinaries({ source, account, copyPlaces: [copies], log })),
    );
    const [name = ''] = await readdir(copies);
    expect(await readdir(copies)).toHaveLength(1);
    for (const { postgres } of results) expect(postgres).toBe(join(copies, name, 'native/bin/postgres'));
    expect(lines.join('\n')).toContain(join(copies, name));
  });
});

describe('a copy', () => {
  test('is open to every account, whatever the original was', async () => {
    const folder = await temporaryFolder();
    const source = await smallPackage(folder, SCRIPT);
    await chmod(join(source.folder, 'bin/postgres'), 0o600);
    const copy = await copyBinaries(source, join(folder, 'copies'));
    expect((await stat(join(copy, 'bin/postgres'))).mode & 0o777).toBe(0o755);
    expect((await stat(join(copy, 'lib/libpq.so.5'))).mode & 0o777).toBe(0o644);
  });

  test('that is damaged is made anew', async () => {
    const folder = await temporaryFolder();
    const source = await smallPackage(folder, SCRIPT);
    const copy = await copyBinaries(source, join(folder, 'copies'));
    await writeFile(join(copy, 'bin/initdb'), 'damaged');
    expect(await copyBinaries(source, join(folder, 'copies'))).toBe(copy);
    expect(await readFile(join(copy, 'bin/initdb'), 'utf8')).toBe(SCRIPT);
    expect(await readdir(join(folder, 'copies'))).toHaveLength(1);
  });

  test.runIf(isRoot())('that belongs to somebody else is not run', async () => {
    const folder = await temporaryFolder();
    const source = await smallPackage(folder, SCRIPT);
    const copy = await copyBinaries(source, join(folder, 'copies'));
    await chown(dirname(copy), 65534, 65534);
    await expect(copyBinaries(source, join(folder, 'copies'))).rejects.toThrow(/ENOTEMPTY|EEXIST/);
  });

  test.runIf(!isRoot())('that anybody could have changed is made anew', async () => {
    const folder = await temporaryFolder();
    const source = await smallPackage(folder, SCRIPT);
    const copy = await copyBinaries(source, join(folder, 'copies'));
    await chmod(dirname(copy), 0o777);
    expect(await copyBinaries(source, join(folder, 'copies'))).toBe(copy);
    expect((await stat(dirname(copy))).mode & 0o777).toBe(0o755);
  });
});

describe('a machine the package does not serve is told to set DATABASE_URL', () => {
  test('by platform', () => {
    expect(() => findNativePackage('sunos', 'sparc')).toThrow(StartupError);
    expect(() => findNativePackage('sunos', 'sparc')).toThrow(/DATABASE_URL/);
  });

  test('by its missing glibc', async () => {
    const folder = await temporaryFolder();
    const source = await smallPackage(folder, '#!/lib/no-such-loader.so\n');
    const attempt = prepareBinaries({
      source,
      account: null,
      copyPlaces: [join(folder, 'copies')],
      log: () => undefined,
    });
    await expect(attempt).rejects.toBeInstanceOf(StartupError);
    await expect(attempt).rejects.toThrow(/glibc.*DATABASE_URL/);
  });
});
