import type { AssetCard } from '@zaojie/contract/assets/asset.schemas';
import sharp from 'sharp';
import type { CallAnswer, TestApp } from '../../../test/test-app.ts';
import type { Person } from '../../../test/test-people.ts';
import { sendOriginal } from '../uploads/piece-test-rig.ts';

let counter = 0;

/** A picture of one colour, different from every other. */
export function pictureBytes(width = 60, height = 40): Promise<Buffer> {
  counter += 1;
  const background = { r: counter % 256, g: (counter * 7) % 256, b: 90 };
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

export async function sendAssetFile(
  app: TestApp,
  person: Person,
  bytes: Buffer,
  name = '素材.bin',
): Promise<number> {
  return (await sendOriginal(app, person, bytes, { name, purpose: 'asset' })).id;
}

export const assetFormFor = (uploadId: number, change: Record<string, unknown> = {}) => ({
  upload_id: uploadId,
  title: `第 ${++counter} 件素材`,
  type: 'file',
  licence: 'cc_by',
  tags: ['像素'],
  publish: true,
  ...change,
});

export function createFrom(
  app: TestApp,
  person: Person,
  uploadId: number,
  change: Record<string, unknown> = {},
): Promise<CallAnswer> {
  return app.post('/assets/create', assetFormFor(uploadId, change), { token: person.token });
}

/** A small file of text, published unless said otherwise. */
export async function createAsset(
  app: TestApp,
  person: Person,
  change: Record<string, unknown> = {},
): Promise<AssetCard> {
  const uploadId = await sendAssetFile(app, person, Buffer.from(`text ${++counter}`), '说明.txt');
  const answer = await createFrom(app, person, uploadId, change);
  if (answer.code !== 1) throw new Error(answer.msg);
  return answer.data as AssetCard;
}
