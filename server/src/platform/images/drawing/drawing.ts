import { stat } from 'node:fs/promises';
import { createFairQueue } from '../../concurrency/fair-queue.ts';
import { plainPicture, type PictureUse, type ProcessedImage } from '../process-image.ts';
import { cpuLimitMs } from './draw-job.ts';
import { startDrawProcess, type DrawProcess } from './draw-client.ts';

export type DrawOptions = {
  owner: string;
  signal: AbortSignal;
  /** An ordinary picture unless it says something else. */
  use?: PictureUse;
  /** For what was drawn before and is small only because it was: as long as it may take, whatever its bytes. */
  cpuMs?: number;
};

export type Drawing = {
  /** Redraws the picture that lies there. Given up at once, before or in the middle, when the signal says so. */
  draw(path: string, options: DrawOptions): Promise<ProcessedImage>;
  /** Of processes that are there, busy or not. */
  count(): number;
};

export type DrawingOptions = {
  places: number;
  limitMs?: (byteSize: number) => number;
  /** How long a process waits for more. */
  idleMs?: number;
};

const IDLE_MS = 60_000;

/** Draws strangers' pictures in processes that end when they take too long or nobody waits for them any more. */
export function createDrawing({ places, limitMs = cpuLimitMs, idleMs = IDLE_MS }: DrawingOptions): Drawing {
  const queue = createFairQueue(places);
  const resting = new Map<DrawProcess, NodeJS.Timeout>();
  let busy = 0;

  function take(): DrawProcess {
    for (const [process, timer] of resting) {
      clearTimeout(timer);
      resting.delete(process);
      if (process.isAlive()) return process;
    }
    return startDrawProcess();
  }

  function giveBack(process: DrawProcess): void {
    if (!process.isAlive()) return;
    const end = () => {
      resting.delete(process);
      process.stop();
    };
    resting.set(process, setTimeout(end, idleMs).unref());
  }

  return {
    count: () => busy + resting.size,
    draw: (path, { owner, signal, use = plainPicture, cpuMs }) =>
      queue.run(owner, signal, async () => {
        const { size } = await stat(path);
        const process = take();
        busy += 1;
        try {
          return await process.draw({ path, cpuMs: cpuMs ?? limitMs(size), use }, signal);
        } finally {
          busy -= 1;
          giveBack(process);
        }
      }),
  };
}
