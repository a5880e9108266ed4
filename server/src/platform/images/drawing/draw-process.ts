// A process of its own: decoders can't be told to stop, a process can be killed.
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { ImageRefused } from '../image-refused.ts';
import { processPicture } from '../process-image.ts';
import type { DrawJob, DrawResult } from './draw-job.ts';

const LOOK_EVERY_MS = 50;

// One place is one processor.
sharp.concurrency(1);
sharp.cache(false);

async function draw({ path, cpuMs, use }: DrawJob): Promise<DrawResult> {
  const before = process.cpuUsage();
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    if ((user + system) / 1000 <= cpuMs) return;
    clearInterval(watch);
    answer({ refused: 'too_costly' });
  }, LOOK_EVERY_MS);
  try {
    return { image: await processPicture(await readFile(path), use) };
  } catch (error) {
    if (error instanceof ImageRefused) return { refused: error.reason };
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  } finally {
    clearInterval(watch);
  }
}

function answer(result: DrawResult): void {
  process.send?.(result);
}

process.on('message', (job) => void draw(job as DrawJob).then(answer));
// The server finishes what is running when it is told to stop, and takes this process with it.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
