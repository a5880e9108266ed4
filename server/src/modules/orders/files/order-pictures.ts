import type { Tx } from '../../../db/database.ts';
import type { ContextFor } from '../../../frame/context.ts';
import type { Refusal } from '../../../frame/refusal.ts';
import {
  addressFor,
  claimPrivateFiles,
  useUploads,
  withPrivateFiles,
  type PrivateFileDraft,
  type Signing,
  type UploadFacts,
} from '../../uploads/index.ts';
import type { OrderRow } from '../engine/order-row.ts';

/** A picture that is shown to an order's people, as it is kept beside what shows it. */
export type StoredPicture = Pick<UploadFacts, 'id' | 'url' | 'name' | 'blur' | 'widths'> & {
  width: number;
  height: number;
};

/** What shows pictures: progress, refunds, statements, each by its own id. */
export type PictureOwner = 'order-event' | 'order-refund' | 'order-statement';

export type SentPictures = { drafts: PrivateFileDraft[]; unknown: () => Refusal };

/** Lays them in the private place before the work, which does its transaction inside. */
export function withPictures<T>(
  context: ContextFor<'member'>,
  { urls, unknown }: { urls: readonly string[]; unknown: () => Refusal },
  work: (sent: SentPictures) => Promise<T>,
): Promise<T> {
  return withPrivateFiles(context, { urls, unknown }, (drafts) => work({ drafts, unknown }));
}

function pictureOf({ id, url, name, width, height, blur, widths }: UploadFacts): StoredPicture {
  return { id, url, name, width: width ?? 0, height: height ?? 0, blur, widths };
}

export async function claimPictures(tx: Tx, sent: SentPictures, now: Date): Promise<StoredPicture[]> {
  const uploads = await claimPrivateFiles(tx, sent, now);
  if (uploads.some(({ kind }) => kind !== 'image')) throw sent.unknown();
  return uploads.map(pictureOf);
}

/** The two of the order may read them, and an arbiter whom it is opened to. */
export async function keepPictures(
  tx: Tx,
  { order, kind, ownerId }: { order: OrderRow; kind: PictureOwner; ownerId: number },
  pictures: readonly StoredPicture[],
): Promise<void> {
  if (pictures.length === 0) return;
  const readerIds = [order.client_id, order.creator_id];
  await useUploads(tx, { kind, ownerId, readers: 'parties', readerIds }, pictures);
}

export function viewPicture(signing: Signing, readerId: number, picture: StoredPicture) {
  const { id, ...shown } = picture;
  return { ...shown, url: addressFor(signing, readerId, { id, url: picture.url }) };
}
