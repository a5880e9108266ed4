import type { UploadPurpose } from '@zaojie/contract/uploads/piece.schemas';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { PieceQueue } from './piece-queue.ts';

export interface PieceUploadOptions {
  purpose: UploadPurpose;
  /** What the files are for, such as `order:12`; the hook is used anew (by `key`) when it changes. */
  place: string;
  max?: number | undefined;
}

/**
 * Large files of one form, kept as they are. They stop when the form goes and go on when the same file is chosen again.
 * `files` are those that the server has; whoever has handed them over calls `queue.clear()`.
 */
export function usePieceUpload({ purpose, place, max }: PieceUploadOptions) {
  const [queue] = useState(() => new PieceQueue(purpose, place));
  const { items, leftovers } = useSyncExternalStore(queue.subscribe, queue.read, queue.read);
  useEffect(() => () => queue.release(), [queue]);
  const files = useMemo(() => items.flatMap(({ file }) => (file === null ? [] : [file])), [items]);
  const isUnfinished = items.some(({ status }) => status !== 'done');
  return { queue, items, leftovers, files, isUnfinished, max };
}

export type PieceUpload = ReturnType<typeof usePieceUpload>;
