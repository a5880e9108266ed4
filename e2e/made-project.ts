import { expect, type APIRequestContext } from '@playwright/test';
import { crc32 } from 'node:zlib';
import { postAs } from './calls.ts';
import { pictureFile } from './demo-picture.ts';

/** A zip of files that are stored as they are. */
export function zipOf(files: Readonly<Record<string, string>>): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, text] of Object.entries(files)) {
    const [name, bytes] = [Buffer.from(path), Buffer.from(text)];
    // Version, flags, method, time, date, crc, both sizes, length of the name: the same in both headers.
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(bytes.length, 14);
    facts.writeUInt32LE(bytes.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), facts, name, bytes]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from([0x50, 0x4b, 1, 2, 20, 0]), facts, rest, name]));
    locals.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, central, end]);
}

interface Person {
  request: APIRequestContext;
  token: string;
}

async function uploadPicture({ request, token }: Person, name: string): Promise<string> {
  const answer = await request.post('/api/common/upload', {
    headers: { Token: token },
    multipart: { file: await pictureFile(name) },
  });
  const { code, msg, data } = (await answer.json()) as { code: number; msg: string; data: { url: string } };
  expect(code, msg).toBe(1);
  return data.url;
}

export interface MadeProject {
  title: string;
  /** Whom it looks for; nobody when left out. */
  roles?: readonly { name: string; discipline: string; pay: string; places: number }[];
}

/** A published project, without the form, which has a journey of its own. */
export async function publishProject(person: Person, { title, roles = [] }: MadeProject): Promise<number> {
  const { request, token } = person;
  const draft = await postAs<{ id: number; version: number }>(request, token, '/program/create', {
    title,
    stage: 'prototype',
    engine: 'godot',
  });
  const saved = await request.put(`/api/program/form/${draft.id}`, {
    headers: { Token: token },
    data: {
      version: draft.version,
      summary: '一只鹿替森林记住每个走进来的人。',
      pitch: '<p>横版冒险，没有战斗。</p>',
      genre_ids: [1],
      cover: await uploadPicture(person, 'forest-01'),
      roles,
    },
  });
  const { code, msg } = (await saved.json()) as { code: number; msg: string };
  expect(code, msg).toBe(1);
  await postAs(request, token, '/program/publish', { id: draft.id });
  return draft.id;
}

/** A build to play, sent in pieces as the form sends it. */
export async function putDemo({ request, token }: Person, id: number, archive: Buffer): Promise<void> {
  const begun = await postAs<{ id: number }>(request, token, '/upload/begin', {
    name: 'build.zip',
    size: archive.length,
    purpose: 'demo',
  });
  const piece = await request.post(`/api/upload/piece/${begun.id}?offset=0`, {
    headers: { Token: token, 'content-type': 'application/octet-stream' },
    data: archive,
  });
  expect(((await piece.json()) as { code: number }).code).toBe(1);
  const file = await postAs<{ id: number }>(request, token, `/upload/finish/${begun.id}`, {});
  await postAs(request, token, '/program/setDemo', { id, upload_id: file.id, kind: 'play', version: '0.1' });
}
