import type { Tx } from '../../db/database.ts';
import { emitEvent } from '../../platform/events/emit-event.ts';
import { subscribe, type Subscriber } from '../../platform/events/subscriber.ts';
import { imagesOf } from '../../platform/rich-text/read-rich-text.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { keysOf } from './upload-keys.ts';
import { findDeletedPost, takeUnusedAmong } from './upload.queries.ts';

/** Files can't be brought back when a transaction is, so they go after the rows are gone for good. */
async function removePictures(tx: Tx, userId: number, urls: readonly string[]): Promise<void> {
  const removed = await takeUnusedAmong(tx, userId, [...new Set(urls)]);
  for (const { url, widths } of removed) await emitEvent(tx, 'upload.removed', { url, widths });
}

async function removePicturesOf(tx: Tx, post: { postId: number; userId: number }): Promise<void> {
  const row = await findDeletedPost(tx, post.postId);
  if (!row) return;
  await removePictures(tx, post.userId, [...row.media.map(({ url }) => url), ...imagesOf(row.content)]);
}

export function createUploadSubscribers(storage: Storage): Subscriber[] {
  return [
    subscribe('post.deleted', 'uploads.remove-pictures', removePicturesOf),
    subscribe('post.pictures_dropped', 'uploads.remove-pictures', (tx, { userId, urls }) =>
      removePictures(tx, userId, urls),
    ),
    subscribe('upload.removed', 'uploads.remove-files', async (_tx, upload) => {
      await Promise.all(keysOf(upload).map((key) => storage.delete(key)));
    }),
  ];
}
