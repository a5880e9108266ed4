import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { wideGif } from '../costly-pictures.rig.ts';
import { ImageRefused } from '../image-refused.ts';
import { createDrawing } from './drawing.ts';

let folder: string;
let plain: string;
let costly: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zaojie-drawing-'));
  plain = join(folder, 'plain');
  costly = join(folder, 'costly');
  const picture = sharp({ create: { width: 40, height: 20, channels: 3, background: '#0b7f7b' } });
  await writeFile(plain, await picture.png().toBuffer());
  // Half a kilobyte, within all limits, and four seconds of work.
  await writeFile(costly, wideGif(1900, 1000, 20));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const never = new AbortController().signal;
const by = (owner: string, signal = never) => ({ owner, signal });

it('stops a small file that takes long and goes on with the next', async () => {
  const drawing = createDrawing({ places: 1 });
  const first = drawing.draw(costly, by('a'));
  const second = drawing.draw(plain, by('b'));
  await expect(first).rejects.toMatchObject({ reason: 'too_costly' });
  expect((await second).width).toBe(40);
});

it('kills the work of whoever hangs up and goes on with the next', async () => {
  const drawing = createDrawing({ places: 1, limitMs: () => 600_000 });
  const stop = new AbortController();
  const first = drawing.draw(costly, by('a', stop.signal));
  const second = drawing.draw(plain, by('b'));
  await vi.waitFor(() => expect(drawing.count()).toBe(1), { timeout: 60_000 });
  stop.abort(new Error('gone'));
  await expect(first).rejects.toThrow('gone');
  expect((await second).variants[0].bytes.length).toBeGreaterThan(0);
});

it('keeps a process for the next and lets it go after a while', async () => {
  const drawing = createDrawing({ places: 2, idleMs: 1 });
  await drawing.draw(plain, by('a'));
  await vi.waitFor(() => expect(drawing.count()).toBe(0), { timeout: 60_000 });
  const text = join(folder, 'text');
  await writeFile(text, 'not a picture');
  await expect(drawing.draw(text, by('a'))).rejects.toBeInstanceOf(ImageRefused);
  await expect(drawing.draw(join(folder, 'missing'), by('a'))).rejects.toThrow('ENOENT');
});
