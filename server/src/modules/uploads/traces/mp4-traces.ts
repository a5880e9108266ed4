import type { FileHandle } from 'node:fs/promises';
import { readBytes, writeBytes } from './read-bytes.ts';

type Box = { type: string; at: number; bodyAt: number; end: number };

/** Far more than a film has; a file made of nothing but box headers must not hold us up. */
const MOST_BOXES = 4096;
const ZEROS = Buffer.alloc(64 * 1024);

const containers = new Set(['moov', 'trak', 'mdia']);
/** Camera, place, title and author stand here, in the films of all phones. */
const traces = new Set(['udta', 'meta', 'uuid', 'Xtra']);

export async function removeMp4Traces(file: FileHandle): Promise<{ hasDataTrack: boolean }> {
  const { size } = await file.stat();
  const found = { hasDataTrack: false };
  const waiting = [{ at: 0, end: size }];
  let seen = 0;
  for (let part = waiting.pop(); part; part = waiting.pop()) {
    for (let at = part.at; at < part.end;) {
      const box = await readBox(file, at, part.end);
      // What comes after a box that makes no sense is read by no player either.
      if (!box) break;
      // Whoever hides things among thousands of boxes is told that they may still be there.
      if (++seen > MOST_BOXES) return { hasDataTrack: true };
      if (traces.has(box.type)) await blank(file, box);
      else if (containers.has(box.type)) waiting.push({ at: box.bodyAt, end: box.end });
      else if (box.type === 'hdlr' && (await isDataTrack(file, box))) found.hasDataTrack = true;
      at = box.end;
    }
  }
  return found;
}

async function readBox(file: FileHandle, at: number, limit: number): Promise<Box | null> {
  const head = at + 8 <= limit ? await readBytes(file, at, 8) : null;
  if (!head) return null;
  const type = head.toString('latin1', 4, 8);
  const short = head.readUInt32BE(0);
  const long = short === 1 ? await readBytes(file, at + 8, 8) : null;
  if (short === 1 && !long) return null;
  const bodyAt = at + (long ? 16 : 8);
  const end = short === 0 ? limit : at + (long ? Number(long.readBigUInt64BE(0)) : short);
  return end >= bodyAt && end <= limit ? { type, at, bodyAt, end } : null;
}

/** Made room that players pass over: nothing moves, so what points into the file stays right. */
async function blank(file: FileHandle, { at, bodyAt, end }: Box): Promise<void> {
  await writeBytes(file, at + 4, Buffer.from('free'));
  for (let place = bodyAt; place < end; place += ZEROS.length) {
    await writeBytes(file, place, ZEROS.subarray(0, Math.min(ZEROS.length, end - place)));
  }
}

/** Cameras and drones write where they were, moment by moment, into a track between the pictures. */
async function isDataTrack(file: FileHandle, { bodyAt, end }: Box): Promise<boolean> {
  const type = bodyAt + 12 <= end ? await readBytes(file, bodyAt + 8, 4) : null;
  return type?.toString('latin1') === 'meta';
}
