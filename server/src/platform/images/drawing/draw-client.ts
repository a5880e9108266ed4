import { fork, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ImageRefused } from '../image-refused.ts';
import type { ProcessedImage } from '../process-image.ts';
import type { DrawJob, DrawResult } from './draw-job.ts';

export type DrawProcess = {
  /** One at a time. Rejects with the signal's reason as soon as the process is dead. */
  draw(job: DrawJob, signal: AbortSignal): Promise<ProcessedImage>;
  isAlive(): boolean;
  stop(): void;
};

// The settings and their secrets stay away from where strangers' files are decoded.
const passedOn = ['PATH', 'TMPDIR', 'TEMP', 'SystemRoot', 'LD_LIBRARY_PATH'];

/** From its source as well as from the built bundle, where both lie in one folder. */
function forkProcess(): ChildProcess {
  const isSource = import.meta.url.endsWith('.ts');
  const entry = new URL(isSource ? 'draw-process.ts' : 'draw-process.js', import.meta.url);
  const loader = () => pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const env = Object.fromEntries(passedOn.map((name) => [name, process.env[name]]));
  return fork(fileURLToPath(entry), {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: isSource ? ['--import', loader()] : [],
    env,
  });
}

export function startDrawProcess(): DrawProcess {
  const child = forkProcess();
  const isAlive = () => child.connected && !child.killed;
  // Only while it draws does it keep the server from ending.
  const hold = (isHeld: boolean) => {
    if (isHeld) child.ref();
    else child.unref();
    if (isHeld) child.channel?.ref();
    else child.channel?.unref();
  };
  hold(false);
  child.on('error', () => {});
  return {
    isAlive,
    stop: () => void child.kill('SIGKILL'),
    async draw(job, signal) {
      hold(true);
      const kill = () => void child.kill('SIGKILL');
      signal.addEventListener('abort', kill, { once: true });
      if (signal.aborted) kill();
      try {
        const result = await resultOf(child, job);
        signal.throwIfAborted();
        if ('image' in result) return result.image;
        if ('failed' in result) throw new Error(result.failed);
        // It still draws.
        if (result.refused === 'too_costly') kill();
        throw new ImageRefused(result.refused);
      } finally {
        signal.removeEventListener('abort', kill);
        hold(false);
      }
    },
  };
}

/** A process that a file has brought down has answered too: such a file can't be drawn. */
function resultOf(child: ChildProcess, job: DrawJob): Promise<DrawResult> {
  return new Promise((resolve) => {
    const settle = (result: DrawResult) => {
      child.off('message', onMessage).off('exit', onExit).off('error', onError);
      resolve(result);
    };
    const onMessage = (message: unknown) => settle(message as DrawResult);
    const onExit = (code: number | null, signal: string | null) =>
      settle(signal === null ? { failed: `The drawing process ended with ${code}` } : { refused: 'broken' });
    const onError = (error: Error) => settle({ failed: error.message });
    child.on('message', onMessage).on('exit', onExit).on('error', onError);
    child.send(job);
  });
}
