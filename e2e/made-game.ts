import { expect, type APIRequestContext } from '@playwright/test';
import { postAs } from './calls.ts';
import { pictureFile } from './demo-picture.ts';

/** A picture on the server, by its address. */
async function uploadPicture(request: APIRequestContext, token: string, name: string): Promise<string> {
  const answer = await request.post('/api/common/upload', {
    headers: { Token: token },
    multipart: { file: await pictureFile(name) },
  });
  const { code, msg, data } = (await answer.json()) as { code: number; msg: string; data: { url: string } };
  expect(code, msg).toBe(1);
  return data.url;
}

/** As a file input takes it; to the server it is a closed box. */
export const archiveFile = {
  name: 'islands.zip',
  mimeType: 'application/zip',
  buffer: Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), Buffer.alloc(2_000, 7)]),
};

async function addBuild(
  request: APIRequestContext,
  token: string,
  game: { id: number; platform: number },
): Promise<void> {
  const { name, buffer } = archiveFile;
  const begun = await postAs<{ id: number }>(request, token, '/upload/begin', {
    name,
    size: buffer.length,
    purpose: 'game',
  });
  const piece = await request.post(`/api/upload/piece/${begun.id}?offset=0`, {
    headers: { Token: token, 'content-type': 'application/octet-stream' },
    data: buffer,
  });
  expect(((await piece.json()) as { code: number }).code).toBe(1);
  const file = await postAs<{ id: number }>(request, token, `/upload/finish/${begun.id}`, {});
  await postAs(request, token, '/game/addBuild', {
    ...game,
    upload_id: file.id,
    version: '1.0.0',
    notes: '',
  });
}

export interface MadeGame {
  title: string;
  price: number;
  types: number[];
  platforms: number[];
}

/** A game in the store, without the form, which has a journey of its own. */
export async function publishGame(
  request: APIRequestContext,
  token: string,
  { title, price, types, platforms }: MadeGame,
): Promise<number> {
  const { id } = await postAs<{ id: number }>(request, token, '/game/create', {
    title,
    price,
    summary: '天黑之前，跳到最后一座岛。',
    description: '每座岛是一关。\n\n没有教学文字。',
    game_type: types,
    platform: platforms,
    languages: [1],
    tags: ['像素'],
    cover_image: await uploadPicture(request, token, 'pixel-platformer-01'),
    screenshots: [await uploadPicture(request, token, 'pixel-platformer-02')],
  });
  await addBuild(request, token, { id, platform: platforms[0] ?? 1 });
  await postAs(request, token, '/game/publish', { id });
  return id;
}
