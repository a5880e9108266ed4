import { stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '../../startup-error.ts';
import { type Account, runCommand } from './run-command.ts';

const SERVICE_USER = 'zaojie-pg';
const FALLBACK_USERS = ['postgres', 'nobody'];

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** `user` is a name or a uid; null when this machine doesn't know it. */
export async function findAccount(user: string): Promise<Account | null> {
  const [uid, gid, name] = await Promise.all(
    ['-u', '-g', '-un'].map((flag) => runCommand('id', [flag, user], { account: null })),
  );
  if (uid?.exitCode !== 0 || gid?.exitCode !== 0 || name?.exitCode !== 0) return null;
  return { uid: Number(uid.output), gid: Number(gid.output), name: name.output.trim() };
}

export async function ownerOf(path: string): Promise<Account> {
  const { uid, gid } = await stat(path);
  return { uid, gid, name: String(uid) };
}

/** PostgreSQL refuses to run as root, so root hands it to another account; everyone else runs it themselves. */
export async function chooseAccount(dataDir: string): Promise<Account | null> {
  if (!isRoot()) return null;
  const { uid } = await stat(dataDir);
  if (uid !== 0) {
    // Someone's own data folder, started once with sudo: stay their account, so that they can start it again without.
    const owner = await findAccount(String(uid));
    if (owner !== null && (await canBecome(owner))) return owner;
  }
  return await chooseServiceAccount(SERVICE_USER, createSystemUser);
}

export async function chooseServiceAccount(
  preferred: string,
  createUser: (name: string) => Promise<void>,
): Promise<Account> {
  if ((await findAccount(preferred)) === null) await createUser(preferred);
  for (const name of [preferred, ...FALLBACK_USERS]) {
    const account = await findAccount(name);
    if (account !== null && account.uid !== 0 && (await canBecome(account))) return account;
  }
  throw new StartupError(
    '当前以 root 运行，而内置数据库必须由普通用户运行，这台机器又无法切换用户；请改用普通用户启动，或设置 DATABASE_URL。',
  );
}

export async function createSystemUser(name: string): Promise<void> {
  const home = '/nonexistent';
  const commands: [string, string[]][] = [
    [
      'useradd',
      ['--system', '--user-group', '--no-create-home', '--home-dir', home, '--shell', '/bin/false', name],
    ],
    ['adduser', ['--system', '--group', '--no-create-home', '--home', home, '--shell', '/bin/false', name]],
  ];
  for (const [file, args] of commands) {
    const result = await runCommand(file, args, { account: null });
    if (result.exitCode === 0) return;
  }
  // A second process starting at the same moment may hold the lock on the user list and be about to succeed.
  for (let attempt = 0; attempt < 5 && (await findAccount(name)) === null; attempt++) await sleep(100);
}

/** Containers may have a root that isn't allowed to change its user. */
async function canBecome(account: Account): Promise<boolean> {
  const result = await runCommand('id', ['-u'], { account });
  return result.exitCode === 0 && Number(result.output) === account.uid;
}

/** Asked of the kernel, as the account itself: mode bits alone don't know about ACLs or network folders. */
export async function canEnter(folder: string, account: Account | null): Promise<boolean> {
  if (account === null) return true;
  const result = await runCommand('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { account });
  return result.exitCode === 0;
}
