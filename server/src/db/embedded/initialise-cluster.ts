import { randomBytes } from 'node:crypto';
import { chown, mkdtemp, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../../startup-error.ts';
import type { Binaries } from './binaries.ts';
import { type Account, runCommand } from './run-command.ts';

export const ROLE = 'zaojie';
export const DATABASE = 'zaojie';

const UNFINISHED = 'postgres.init-';
const ABANDONED_AFTER_MS = 10 * 60_000;

type Surroundings = { account: Account | null; binaries: Binaries };

/** Builds a complete cluster in a temporary folder under `parent`; the caller renames it to where it belongs. */
export async function initialiseCluster(parent: string, surroundings: Surroundings): Promise<string> {
  await removeAbandoned(parent);
  const folder = await mkdtemp(join(parent, UNFINISHED));
  try {
    await giveTo(surroundings.account, folder);
    await runInitdb(folder, surroundings);
    const password = newPassword();
    await runSingleUser(folder, surroundings, [
      // Not a superuser: what works here also works on a managed server, and an injected query can't run programs.
      `create role ${ROLE} login createdb password '${password}'`,
      `create database ${DATABASE} owner ${ROLE}`,
    ]);
    await writePassword(folder, password, surroundings.account);
    return folder;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

export async function readPassword(folder: string): Promise<string | null> {
  const text = await readFile(passwordFile(folder), 'utf8').catch(() => null);
  return text === null ? null : text.trim();
}

/** For a cluster whose password file was lost; no server may be running on it. */
export async function resetPassword(folder: string, surroundings: Surroundings): Promise<string> {
  const password = newPassword();
  await runSingleUser(folder, surroundings, [`alter role ${ROLE} password '${password}'`]);
  await writePassword(folder, password, surroundings.account);
  return password;
}

/** Beside the data it opens, so that the two can't be parted by a move. */
export function passwordFile(folder: string): string {
  return join(folder, 'zaojie.password');
}

async function writePassword(folder: string, password: string, account: Account | null): Promise<void> {
  // Renamed into place: root must not write through a link that the other account put under this name.
  const fresh = `${passwordFile(folder)}.${randomBytes(6).toString('hex')}`;
  const file = await open(fresh, 'wx', 0o600);
  try {
    await file.writeFile(`${password}\n`);
    if (account !== null) await file.chown(account.uid, account.gid);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(fresh, passwordFile(folder));
}

function newPassword(): string {
  return randomBytes(24).toString('base64url');
}

async function runInitdb(folder: string, { account, binaries }: Surroundings): Promise<void> {
  // initdb wants a password for its superuser; nobody is told it, so nobody can log in as that role.
  const throwaway = `${folder}.superuser`;
  await writeFile(throwaway, newPassword(), { mode: 0o600 });
  await giveTo(account, throwaway);
  try {
    // With a plain C ctype Chinese trigrams vanish. Sorting is the server's own, so no system update can change it;
    // the second name is for systems whose C library doesn't know the first, such as older macOS.
    let output = '';
    for (const locale of ['C.UTF-8', 'en_US.UTF-8']) {
      const result = await runCommand(
        binaries.initdb,
        [
          `--pgdata=${folder}`,
          '--username=postgres',
          `--pwfile=${throwaway}`,
          '--auth=scram-sha-256',
          '--encoding=UTF8',
          `--locale=${locale}`,
          '--locale-provider=builtin',
          '--builtin-locale=C.UTF-8',
          '--data-checksums',
        ],
        { account },
      );
      if (result.exitCode === 0) return;
      output = result.output || String(result.spawnError);
      if (!output.includes('invalid locale')) break;
    }
    throw initialisationFailed(folder, output);
  } finally {
    await rm(throwaway, { force: true });
  }
}

async function runSingleUser(
  folder: string,
  { account, binaries }: Surroundings,
  statements: string[],
): Promise<void> {
  const result = await runCommand(
    binaries.postgres,
    ['--single', '-D', folder, '-c', 'exit_on_error=on', '-c', 'log_min_messages=error', 'postgres'],
    { account, input: `${statements.join('\n')}\n` },
  );
  if (result.exitCode !== 0) throw initialisationFailed(folder, result.output);
}

function initialisationFailed(folder: string, output: string): StartupError {
  const reason = output.split('\n').findLast((line) => /error|fatal/i.test(line)) ?? output.trim();
  return new StartupError(
    `无法在 ${folder} 建立数据库（${reason.trim()}）；请检查磁盘空间和权限，或设置 DATABASE_URL。`,
  );
}

async function giveTo(account: Account | null, path: string): Promise<void> {
  if (account !== null) await chown(path, account.uid, account.gid);
}

async function removeAbandoned(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!name.startsWith(UNFINISHED)) continue;
    const path = join(parent, name);
    const found = await stat(path).catch(() => null);
    if (found === null || Date.now() - found.mtimeMs < ABANDONED_AFTER_MS) continue;
    await rm(path, { recursive: true, force: true });
  }
}
