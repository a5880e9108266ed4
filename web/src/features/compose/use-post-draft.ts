import { useCallback, useMemo, useState } from 'react';
import { useImageQueue } from '../uploads/use-image-queue.ts';
import type { PostDraft } from './draft.ts';

function fieldsOf(draft: PostDraft): Omit<PostDraft, 'pictures'> {
  const { title, content, circle, tags, captions, origin, source, isSensitive } = draft;
  return { title, content, circle, tags, captions, origin, source, isSensitive };
}

/** The form's fields; the pictures in their own queue, because they arrive by and by. */
export function usePostDraft(start: PostDraft) {
  const [fields, setFields] = useState(() => fieldsOf(start));
  const [round, setRound] = useState(0);
  const images = useImageQueue(start.pictures);
  const { queue, pictures } = images;
  const draft: PostDraft = useMemo(() => ({ ...fields, pictures }), [fields, pictures]);
  const change = useCallback(
    (changes: Partial<Omit<PostDraft, 'pictures'>>) => setFields((before) => ({ ...before, ...changes })),
    [],
  );

  function reset(to: PostDraft) {
    setFields(fieldsOf(to));
    queue.reset(to.pictures);
    setRound(round + 1);
  }

  /** `round` changes with every reset: the editor takes its text only when it is made. */
  return { draft, change, images, round, reset };
}
