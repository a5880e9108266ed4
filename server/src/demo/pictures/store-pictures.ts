import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { storeImage, type StoredImage } from '../../platform/images/store-image.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { assets } from '../assets.ts';
import { bounties } from '../bounties.ts';
import { circles } from '../circles.ts';
import { contests } from '../contests.ts';
import { games } from '../games.ts';
import { programs } from '../programs.ts';
import { readDemoPicture } from './demo-files.ts';
import { readDrawnPictures, writeDrawnPictures } from './drawn-pictures.ts';
import { posts } from '../posts.ts';
import { fileOf, keyOf, type Shot } from './shot.ts';

export type TownPicture = StoredImage & { byteSize: number };
export type TownPictures = { pictureOf(shot: Shot): TownPicture; iconOf(shot: Shot): TownPicture };

type Wanted = { shot: Shot; kind: 'picture' | 'avatar' };

/** More at once would only make them wait for each other on a small machine. */
const AT_ONCE = 2;
const LINES = 8;

/** Sends every picture and every cut-out down the way of an upload, once. */
export async function storePictures(storage: Storage, log: (line: string) => void): Promise<TownPictures> {
  const stored = new Map<string, TownPicture>();
  const waiting = listWanted();
  const total = waiting.length;
  const every = Math.ceil(total / LINES);
  const drawn = await readDrawnPictures(storage);
  const work = async () => {
    for (let wanted = waiting.shift(); wanted !== undefined; wanted = waiting.shift()) {
      const original = await readDemoPicture(fileOf(wanted.shot));
      const id = idOf(wanted, original);
      const picture = (await drawn.find(id)) ?? (await draw(storage, wanted, original, id));
      drawn.add(id, picture);
      stored.set(placeOf(wanted), picture);
      if (stored.size % every === 0 || stored.size === total) log(`演示小镇：图片 ${stored.size}/${total}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await writeDrawnPictures(storage, drawn);
  const get = (wanted: Wanted) => {
    const picture = stored.get(placeOf(wanted));
    if (!picture) throw new Error(`Never stored: ${placeOf(wanted)}`);
    return picture;
  };
  return {
    pictureOf: (shot) => get({ shot, kind: 'picture' }),
    iconOf: (shot) => get({ shot, kind: 'avatar' }),
  };
}

function listWanted(): Wanted[] {
  const pictures = [
    ...posts.flatMap((post) => post.shots ?? []),
    ...circles.map((circle) => circle.cover),
    ...bounties.flatMap((bounty) => bounty.shots ?? []),
    ...games.flatMap((game) => [game.cover, ...game.shots]),
    ...assets.flatMap((asset) => asset.shot ?? []),
    ...contests.flatMap(({ cover, entries }) => [cover, ...entries.map(([, , , shot]) => shot)]),
    ...programs.flatMap((program) => [program.cover, ...(program.media ?? [])]),
  ];
  const all: Wanted[] = [
    ...pictures.map((shot) => ({ shot, kind: 'picture' as const })),
    ...circles.map((circle) => ({ shot: circle.icon, kind: 'avatar' as const })),
  ];
  return [...new Map(all.map((wanted) => [placeOf(wanted), wanted])).values()];
}

function placeOf({ shot, kind }: Wanted): string {
  return `${kind} ${keyOf(shot)}`;
}

/** What is drawn from the same bytes in the same way has the same name, so filling again replaces files. */
function idOf(wanted: Wanted, original: Buffer): string {
  const hash = createHash('sha256').update(placeOf(wanted)).update(original);
  return hash.digest('hex').slice(0, 32);
}

async function draw(storage: Storage, { shot, kind }: Wanted, original: Buffer, id: string) {
  const bytes = typeof shot === 'string' ? original : await cut(original, shot);
  return { ...(await storeImage(storage, bytes, { kind, id })), byteSize: bytes.length };
}

async function cut(original: Buffer, [, left, top, width, height]: Exclude<Shot, string>): Promise<Buffer> {
  const size = await sharp(original).metadata();
  const across = (percent: number) => Math.round((percent / 100) * size.width);
  const down = (percent: number) => Math.round((percent / 100) * size.height);
  const area = { left: across(left), top: down(top), width: across(width), height: down(height) };
  return sharp(original).extract(area).png({ compressionLevel: 1 }).toBuffer();
}
