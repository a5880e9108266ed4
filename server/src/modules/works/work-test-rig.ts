import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import type { CallAnswer, TestApp } from '../../../test/test-app.ts';
import type { Person } from '../../../test/test-people.ts';
import { transaction } from '../../db/transaction.ts';
import { storeImage } from '../../platform/images/store-image.ts';
import { addressFor } from '../uploads/index.ts';
import { insertUpload } from '../uploads/upload.queries.ts';

let bytes: Promise<Buffer> | null = null;

/** A picture with its files, as an upload for works leaves it; the address that its owner gets. */
export async function storePicture(
  app: TestApp,
  owner: Person,
  place: 'public' | 'private' = 'private',
): Promise<string> {
  bytes ??= sharp({ create: { width: 480, height: 320, channels: 3, background: '#246' } })
    .png()
    .toBuffer();
  const id = randomBytes(16).toString('hex');
  const stored = await storeImage(app.services.storage, await bytes, { kind: 'picture', place, id });
  const facts = { kind: 'image', name: 'a.png', byte_size: 1000, ...stored };
  const now = app.services.now();
  const uploadId = await transaction(app.db, (tx) => insertUpload(tx, owner.id, facts, now));
  return place === 'public'
    ? stored.url
    : addressFor(app.services, owner.id, { id: uploadId, url: stored.url });
}

export async function sendWork(
  app: TestApp,
  who: Person,
  change: Record<string, unknown> = {},
): Promise<CallAnswer> {
  const url = change['url'] ?? (await storePicture(app, who));
  return app.post('/profile/works/add', { url, title: '碧海金波夜', ...change }, { token: who.token });
}

export async function hangWork(
  app: TestApp,
  who: Person,
  change: Record<string, unknown> = {},
): Promise<number> {
  return (await sendWork(app, who, change)).data['id'] as number;
}

/** One white dot as an old bitmap: all its bytes are plain characters. */
export function dotBitmap(): string {
  const header = Buffer.alloc(58);
  header.write('BM');
  header.writeUInt32LE(58, 2);
  header.writeUInt32LE(54, 10);
  header.writeUInt32LE(40, 14);
  header.writeInt32LE(1, 18);
  header.writeInt32LE(1, 22);
  header.writeUInt16LE(1, 26);
  header.writeUInt16LE(24, 28);
  header.fill(0x7f, 54, 57);
  return header.toString('latin1');
}
