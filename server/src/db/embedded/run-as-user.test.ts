import { chown } from 'node:fs/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  canEnter,
  chooseAccount,
  chooseServiceAccount,
  createSystemUser,
  findAccount,
  isRoot,
} from './run-as-user.ts';
import { runCommand } from './run-command.ts';
import { temporaryFolder } from './temporary-folder.rig.ts';

const doNothing = () => Promise.resolve();

describe.runIf(isRoot())('root', () => {
  test('hands the server to an account of its own', async () => {
    const account = await chooseAccount(await temporaryFolder());
    expect(account?.name).toBe('zaojie-pg');
    expect(account?.uid).not.toBe(0);
  });

  test('creates the account when it is missing, even twice at once', async () => {
    const name = `zaojie-t${process.pid}`;
    onTestFinished(async () => {
      await runCommand('userdel', [name], { account: null });
    });
    await Promise.all([createSystemUser(name), createSystemUser(name)]);
    const account = await findAccount(name);
    const whoami = await runCommand('id', ['-un'], { account });
    expect(whoami.output.trim()).toBe(name);
  });

  test('takes an existing account where none can be created', async () => {
    const account = await chooseServiceAccount('zaojie-absent', doNothing);
    expect(['postgres', 'nobody']).toContain(account.name);
  });

  test("stays the owner of somebody's own data folder", async () => {
    const folder = await temporaryFolder();
    const nobody = await findAccount('nobody');
    await chown(folder, nobody?.uid ?? 0, nobody?.gid ?? 0);
    expect(await chooseAccount(folder)).toEqual(nobody);
  });
});

describe.runIf(!isRoot())('an ordinary user', () => {
  test('runs the server as themselves', async () => {
    expect(await chooseAccount(await temporaryFolder())).toBeNull();
  });

  test('who cannot become anyone else is told what to do instead', async () => {
    await expect(chooseServiceAccount('zaojie-absent', doNothing)).rejects.toThrow(/DATABASE_URL/);
  });
});

test('an unknown account is not found, and a missing folder cannot be entered', async () => {
  expect(await findAccount('zaojie-absent')).toBeNull();
  const account = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0, name: 'me' };
  const folder = await temporaryFolder();
  expect(await canEnter(folder, account)).toBe(true);
  expect(await canEnter(`${folder}/absent`, account)).toBe(false);
});
