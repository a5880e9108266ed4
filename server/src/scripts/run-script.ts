import { StartupError } from '../startup-error.ts';

/** Runs a command-line task: progress on the screen, one sentence when it can't go on. */
export async function runScript(work: (say: (line: string) => void) => Promise<void>): Promise<void> {
  try {
    await work((line) => console.log(line));
  } catch (error) {
    console.error(error instanceof StartupError ? error.message : error);
    process.exitCode = 1;
  }
}
