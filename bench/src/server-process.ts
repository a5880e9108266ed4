import { spawn, type ChildProcess } from 'node:child_process';

export type RunningServer = { url: string; stop(): Promise<void> };

type Options = {
  script: string;
  nodeOptions?: readonly string[];
  env: Record<string, string>;
  /** Asked until it answers. */
  url: string;
};

export async function startServer({ script, nodeOptions = [], env, url }: Options): Promise<RunningServer> {
  const child = spawn(process.execPath, [...nodeOptions, script], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  await untilAnswering(url, child);
  return {
    url,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function untilAnswering(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const isAnswering = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isAnswering) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server did not start; run npm run build first.');
}
