import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const module = JSON.stringify(new URL('./parent.mjs', import.meta.url).href);

/** Runs the script as npm does, through a shell that doesn't pass signals on; the output ends when the script itself has ended. */
function underShell(script) {
  const command = `"${process.execPath}" --input-type=module -e '${script}'; exit $?`;
  const shell = spawn('sh', ['-c', command], { env: { ...process.env, npm_lifecycle_event: 'start' } });
  const run = { shell, printed: '' };
  shell.stdout.setEncoding('utf8').on('data', (text) => void (run.printed += text));
  return run;
}

test.skipIf(process.platform === 'win32')('a server whose npm was stopped hears SIGTERM once', async () => {
  const run = underShell(`
    import { stopWithParent } from ${module};
    stopWithParent();
    const alive = setInterval(() => {}, 1000);
    process.on("SIGTERM", () => {
      console.log("drained");
      setTimeout(() => clearInterval(alive), 1200);
    });
    console.log("ready");`);
  await once(run.shell.stdout, 'data');
  run.shell.kill('SIGTERM');
  await once(run.shell, 'close');
  expect(run.printed).toBe('ready\ndrained\n');
});

test.skipIf(process.platform === 'win32')('a script that handles no signals itself ends too', async () => {
  const run = underShell(`
    import { stopWithParent } from ${module};
    stopWithParent();
    setTimeout(() => console.log("still here"), 600_000);
    console.log("ready");`);
  await once(run.shell.stdout, 'data');
  run.shell.kill('SIGKILL');
  await once(run.shell, 'close');
  expect(run.printed).toBe('ready\n');
});
