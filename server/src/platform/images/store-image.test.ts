import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDiskStorage } from '../storage/disk-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { ImageRefused } from './image-refused.ts';
import { storeImage } from './store-image.ts';

let folder: string;
let storage: Storage;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zaojie-images-'));
  storage = createDiskStorage({ folder });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const photo = () =>
  sharp({ create: { width: 1000, height: 500, channels: 3, background: '#0b7f7b' } })
    .jpeg()
    .toBuffer();

async function filesOnDisk(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

it('stores each size of a picture under one random name', async () => {
  const image = await storeImage(storage, await photo(), { kind: 'picture' });
  expect(image.url).toMatch(/^\/files\/images\/([0-9a-f]{2})\/\1[0-9a-f]{30}-1000\.webp$/);
  expect([image.width, image.height, image.widths]).toEqual([1000, 500, [320, 640, 1000]]);
  for (const width of image.widths) {
    const key = image.url.replace('/files/', '').replace('-1000.', `-${width}.`);
    const found = await storage.read(key);
    const bytes = found ? await buffer(found.stream) : Buffer.alloc(0);
    expect((await sharp(bytes).metadata()).width).toBe(width);
  }
  const again = await storeImage(storage, await photo(), { kind: 'picture' });
  expect(again.url).not.toBe(image.url);
});

it('stores an avatar as one square', async () => {
  const image = await storeImage(storage, await photo(), { kind: 'avatar' });
  expect(image).toMatchObject({ width: 256, height: 256, widths: [256] });
  expect(await filesOnDisk()).toHaveLength(1);
});

it('stores nothing of what it refuses', async () => {
  await expect(storeImage(storage, Buffer.from('<html>'), { kind: 'avatar' })).rejects.toThrow(ImageRefused);
  expect(await filesOnDisk()).toEqual([]);
});

it('takes back the sizes already stored when a later one fails', async () => {
  let puts = 0;
  const failing: Storage = {
    ...storage,
    put: (...args) => (++puts === 3 ? Promise.reject(new Error('disk full')) : storage.put(...args)),
  };
  await expect(storeImage(failing, await photo(), { kind: 'picture' })).rejects.toThrow('disk full');
  expect(puts).toBe(3);
  expect(await filesOnDisk()).toEqual([]);
});
