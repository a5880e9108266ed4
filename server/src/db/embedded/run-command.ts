import { spawn } from 'node:child_process';
import { parse } from 'node:path';

/** Whom a command runs as; null is ourselves. */
export type Account = { uid: number; gid: number; name: string };

export type CommandResult = { exitCode: number | null; output: string; spawnError: string | null };

/* The engine gets no PG* settings of the person's shell, and none of the secrets in our own environment. */
const PASSED_ON = ['PATH', 'LD_LIBRARY_PATH', 'LOCALE_ARCHIVE', 'SystemRoot', 'TEMP', 'TMP'];

export function spawnOptions(account: Account | null) {
  const environment: NodeJS.ProcessEnv = { LC_ALL: 'C' };
  for (const name of PASSED_ON) {
    const value = process.env[name];
    if (value !== undefined) environment[name] = value;
  }
  return {
    env: environment,
    cwd: parse(process.cwd()).root, // our own folder may be closed to the other account
    windowsHide: true,
    ...(account === null ? {} : { uid: account.uid, gid: account.gid }),
  };
}

export async function runCommand(
  file: string,
  args: string[],
  options: { account: Account | null; input?: string },
): Promise<CommandResult> {
  try {
    return await collectRun(file, args, options);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return { exitCode: null, output: '', spawnError: code ?? message };
  }
}

function collectRun(
  file: string,
  args: string[],
  options: { account: Account | null; input?: string },
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    // Throws at once for some failures, such as an account we may not become, and reports others as an event.
    const child = spawn(file, args, { ...spawnOptions(options.account), stdio: 'pipe' });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.stdin.on('error', () => undefined); // a command that ends early closes its input
    child.stdin.end(options.input ?? '');
    child.on('error', reject);
    child.on('close', (exitCode) => resolve({ exitCode, output, spawnError: null }));
  });
}
