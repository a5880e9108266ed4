import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, rename, rm, utimes } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { STAGING, uploadName } from './member-names.ts';
import type { NewMember } from './tar.ts';

/** Every regular file below the folder; one that is deleted meanwhile is passed over. */
export async function* dumpUploads(folder: string, except: string[]): AsyncGenerator<NewMember> {
  const skipped = new Set(except.map((path) => resolve(path)));
  for await (const path of walk(resolve(folder))) {
    if (skipped.has(path)) continue;
    const file = await open(path, 'r').catch(ifGone(null));
    if (file === null) continue;
    try {
      const { size, mtime } = await file.stat();
      const body =
        size === 0 ? [] : createReadStream(path, { fd: file, autoClose: false, start: 0, end: size - 1 });
      const name = uploadName(relative(resolve(folder), path).split(sep).join('/'));
      yield { name, size, modifiedAt: mtime, body };
    } finally {
      await file.close();
    }
  }
}

export async function hasUploads(folder: string): Promise<boolean> {
  return !(await walk(resolve(folder)).next()).done;
}

async function* walk(folder: string): AsyncGenerator<string> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(ifGone([]));
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.name.startsWith(STAGING)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(path);
    else if (entry.isFile()) yield path;
  }
}

function ifGone<Instead>(instead: Instead): (error: NodeJS.ErrnoException) => Instead {
  return (error) => {
    if (error.code === 'ENOENT') return instead;
    throw error;
  };
}

export type Staging = { fresh: string; old: string; root: string };

/** Inside the uploads folder: that may be a mounted volume, which can't itself be renamed. */
export async function openStaging(folder: string): Promise<Staging> {
  await mkdir(folder, { recursive: true });
  const root = await mkdtemp(join(folder, STAGING));
  const staging = { root, fresh: join(root, 'new'), old: join(root, 'old') };
  await mkdir(staging.fresh);
  await mkdir(staging.old);
  return staging;
}

export async function stageUpload(
  staging: Staging,
  path: string,
  upload: { body: AsyncIterable<Buffer>; modifiedAt: Date },
): Promise<void> {
  const target = join(staging.fresh, ...path.split('/'));
  await mkdir(dirname(target), { recursive: true });
  await pipeline(upload.body, createWriteStream(target, { flags: 'wx' }));
  await utimes(target, upload.modifiedAt, upload.modifiedAt);
}

/** Returns how to take it back. */
export async function swapIn(folder: string, staging: Staging): Promise<() => Promise<void>> {
  const done: { from: string; to: string }[] = [];
  const undo = async () => {
    for (const { from, to } of done.toReversed()) await rename(to, from);
  };
  const move = async (fromFolder: string, toFolder: string) => {
    for (const name of await readdir(fromFolder)) {
      if (name.startsWith(STAGING)) continue;
      const step = { from: join(fromFolder, name), to: join(toFolder, name) };
      await rename(step.from, step.to);
      done.push(step);
    }
  };
  try {
    await move(folder, staging.old);
    await move(staging.fresh, folder);
  } catch (error) {
    await undo();
    throw error;
  }
  return undo;
}

export async function closeStaging(staging: Staging): Promise<void> {
  await rm(staging.root, { recursive: true, force: true });
}
