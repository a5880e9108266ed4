import { useCallback, useEffect, useState } from 'react';
import { toast } from '../../ui/feedback/toast.tsx';
import type { ImageQueue } from '../uploads/image-queue.ts';
import { findLostPictures } from '../uploads/lost-pictures.ts';
import type { PostDraft } from './draft.ts';
import { picturesInText } from './publish-rules.ts';

interface Kept {
  start: PostDraft;
  /** The start was kept from an earlier time. */
  isRestored: boolean;
  queue: ImageQueue;
}

const NONE: ReadonlySet<string> = new Set();

function picturesOf({ pictures, content }: PostDraft): string[] {
  return [...pictures.map((picture) => picture.url), ...picturesInText(content)];
}

/**
 * The server sweeps away pictures that no post shows for two days; a kept draft may be older. Looks when a draft was
 * restored, and again when the server refused a picture, so that people see which ones to add again.
 */
export function useLostPictures({ start, isRestored, queue }: Kept) {
  const [lost, setLost] = useState(NONE);

  const mark = useCallback(
    (found: ReadonlySet<string>) => {
      if (found.size === 0) return;
      setLost(found);
      queue.lose(found);
      toast.warning(`有${found.size}张图片已失效，请移除后重新添加`);
    },
    [queue],
  );

  useEffect(() => {
    if (!isRestored) return undefined;
    const stop = new AbortController();
    void findLostPictures(picturesOf(start), stop.signal).then((found) =>
      stop.signal.aborted ? undefined : mark(found),
    );
    return () => stop.abort();
  }, [mark, start, isRestored]);

  async function lookAfterRefusal(draft: PostDraft): Promise<void> {
    const found = await findLostPictures(picturesOf(draft));
    mark(found);
    // The server refuses pictures of others too, such as one copied out of their post; those still lie there.
    if (found.size === 0) toast.error('有图片已失效或不是你上传的，请移除后重新添加');
  }

  return { lost, lookAfterRefusal };
}
