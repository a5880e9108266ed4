import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDiskStorage } from '../../platform/storage/disk-storage.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { readDrawnPictures, writeDrawnPictures } from './drawn-pictures.ts';

let folder = '';
let storage: Storage;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zaojie-drawn-'));
  storage = createDiskStorage({ folder });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const picture = (key: string) => ({
  url: `/files/${key}`,
  width: 2,
  height: 1,
  blur: '',
  widths: [2],
  byteSize: 9,
});

it('finds what was drawn before, unless the file is gone', async () => {
  const kept = picture('images/aa/kept-2.webp');
  await storage.put('images/aa/kept-2.webp', Buffer.from('picture'), { contentType: 'image/webp' });
  const first = await readDrawnPictures(storage);
  expect(await first.find('kept')).toBeNull();
  first.add('kept', kept);
  first.add('gone', picture('images/bb/gone-2.webp'));
  await writeDrawnPictures(storage, first);
  const second = await readDrawnPictures(storage);
  expect(await second.find('kept')).toEqual(kept);
  expect(await second.find('gone')).toBeNull();
});

it.each(['', '{"kept"', '{"kept": {"url": 1}}'])('begins anew where the list reads %j', async (text) => {
  await storage.put('demo/drawn-pictures.json', Buffer.from(text), { contentType: 'application/json' });
  expect(await (await readDrawnPictures(storage)).find('kept')).toBeNull();
});
