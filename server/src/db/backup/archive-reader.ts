import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { summed } from './archive-writer.ts';
import { BackupError } from './backup-error.ts';
import { MANIFEST, type Manifest, type MemberSum, parseManifest } from './manifest.ts';
import { partName, refuseUnsafeName } from './member-names.ts';
import { readTar, type TarMember } from './tar.ts';

/** Reads the whole archive once and compares every byte with its manifest, before anything is changed. */
export async function verifyArchive(file: string): Promise<Manifest> {
  await stat(file).catch(() => {
    throw new BackupError(`找不到备份文件 ${file}。`);
  });
  const found = new Map<string, MemberSum>();
  let manifest: Manifest | null = null;
  for await (const { name, body } of members(file)) {
    refuseUnsafeName(name);
    if (name === MANIFEST) manifest = parseManifest((await collect(body)).toString());
    else if (found.has(name)) throw damaged(file, `${name} 出现了两次`);
    else for await (const chunk of summed(body, (sum) => found.set(name, sum))) void chunk;
  }
  if (manifest === null) throw damaged(file, '没有清单');
  refuseDifference(file, manifest, found);
  return manifest;
}

/** Verified again while it is read: the file could have been exchanged since. */
export async function* readArchive(file: string, manifest: Manifest): AsyncGenerator<TarMember> {
  for await (const member of members(file)) {
    if (member.name === MANIFEST) continue;
    const expected = manifest.members[member.name];
    const check = (sum: MemberSum) => {
      if (sum.sha256 !== expected?.sha256) throw damaged(file, `${member.name} 与清单不符`);
    };
    yield { ...member, body: summed(member.body, check) };
  }
}

export async function collect(body: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function* members(file: string): AsyncGenerator<TarMember> {
  const unpacked = createGunzip();
  pipeline(createReadStream(file), unpacked, () => undefined); // failures also arrive through the iteration
  for await (const member of explained(file, readTar(unpacked))) {
    yield { ...member, body: explained(file, member.body) };
  }
}

async function* explained<Item>(file: string, items: AsyncIterable<Item>): AsyncGenerator<Item> {
  try {
    yield* items;
  } catch (error) {
    throw damaged(file, (error as Error).message);
  }
}

function refuseDifference(file: string, manifest: Manifest, found: Map<string, MemberSum>): void {
  const expected = new Map(Object.entries(manifest.members));
  for (const [name, sum] of found) {
    const wanted = expected.get(name);
    if (wanted?.sha256 !== sum.sha256 || wanted.bytes !== sum.bytes)
      throw damaged(file, `${name} 与清单不符`);
  }
  const parts = manifest.tables.flatMap((table) =>
    Array.from({ length: table.parts }, (_, index) => partName(table, index)),
  );
  for (const name of [...expected.keys(), ...parts]) {
    if (!found.has(name)) throw damaged(file, `缺少 ${name}`);
  }
}

function damaged(file: string, reason: string): BackupError {
  return new BackupError(`备份文件 ${file} 不完整或已损坏（${reason}）；数据没有改动。`);
}
