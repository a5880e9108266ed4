import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { runChild, runNode } from './child.mjs';

const node = (source, options) => runChild(process.execPath, ['-e', source], options);

test('collects both streams and the exit code', async () => {
  const { code, output } = await node("console.log('造界'); console.error('oops'); process.exitCode = 3");
  expect(code).toBe(3);
  expect(output).toContain('造界');
  expect(output).toContain('oops');
});

test('a program that is not there is code 127, not an exception', async () => {
  expect((await runChild('/nowhere/program', [])).code).toBe(127);
  expect((await runNode('/nowhere/script.mjs', [])).code).toBe(1);
});

test('a time limit ends the program', async () => {
  const { code, timedOut } = await node('setInterval(() => {}, 1000)', { timeoutMs: 200 });
  expect(timedOut).toBe(true);
  expect(code).toBe(137);
});

test.skipIf(process.platform === 'win32')(
  'stopping the script also stops what its children started',
  async () => {
    const child =
      "require('node:child_process').spawn('sleep', ['60'], { stdio: 'inherit' }); console.log('started')";
    const script = `
    import { runChild } from ${JSON.stringify(new URL('./child.mjs', import.meta.url).href)};
    await runChild(process.execPath, ['-e', ${JSON.stringify(child)}], { output: 'inherit' });
    console.log('went on');`;
    const launcher = spawn(process.execPath, ['--input-type=module', '-e', script]);
    let printed = '';
    launcher.stdout.setEncoding('utf8').on('data', (text) => void (printed += text));
    await once(launcher.stdout, 'data');
    launcher.kill('SIGTERM');
    // The stream closes when the last process that could write to it, the sleeping one included, is gone.
    const [code] = await once(launcher, 'close');
    expect(code).toBe(143);
    expect(printed).toBe('started\n');
  },
);
