import { useCallback, useMemo, useState } from 'react';
import { useImageQueue } from '../uploads/use-image-queue.ts';
import { EMPTY_DRAFT, type PostDraft } from './draft.ts';

/** The form's fields; the pictures in their own queue, because they arrive by and by. */
export function usePostDraft(start: PostDraft) {
  const [fields, setFields] = useState(start);
  const [round, setRound] = useState(0);
  const images = useImageQueue(start.pictures);
  const { queue, pictures } = images;
  const draft: PostDraft = useMemo(() => ({ ...EMPTY_DRAFT, ...fields, pictures }), [fields, pictures]);
  const change = useCallback(
    (changes: Partial<Omit<PostDraft, 'pictures'>>) => setFields((before) => ({ ...before, ...changes })),
    [],
  );

  function reset(to: PostDraft) {
    setFields(to);
    queue.reset(to.pictures);
    setRound(round + 1);
  }

  /** `round` changes with every reset: the editor takes its text only when it is made. */
  return { draft, change, images, round, reset };
}
