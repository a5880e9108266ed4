import type { Picture } from '@zaojie/contract/uploads/upload.schemas';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { ImageQueue } from './image-queue.ts';

/** The pictures of one form. What is on its way is given up when the form goes. */
export function useImageQueue(initial: readonly Picture[], failed?: string) {
  const [queue] = useState(() => {
    const made = new ImageQueue(failed);
    made.reset(initial);
    return made;
  });
  const images = useSyncExternalStore(queue.subscribe, queue.read);
  // Strict mode runs effects twice: pictures that the server has stay.
  useEffect(() => () => queue.release(), [queue]);
  const pictures = useMemo(
    () => images.flatMap(({ picture }) => (picture === null ? [] : [picture])),
    [images],
  );
  const isUploading = images.some((image) => image.status === 'waiting' || image.status === 'uploading');
  const hasFailed = images.some((image) => image.status === 'failed');
  const hasLost = images.some((image) => image.status === 'lost');
  return { queue, images, pictures, isUploading, hasFailed, hasLost };
}
