import { useEffect, useMemo, useState } from 'react';
import { useImageQueue } from '../../uploads/use-image-queue.ts';
import type { BountyDraft } from './bounty-draft.ts';
import { bountyFields, issuesOf } from './bounty-rules.ts';

const KEEP_AFTER_MS = 400;

type FormOptions = {
  start: BountyDraft;
  isDeadlineFixed: boolean;
  /** Told of what stands in the form a moment after it changed. */
  onDraft?: ((draft: BountyDraft) => void) | undefined;
};

/** What stands in the form; what is wrong is told once somebody has tried to send it, and goes when it is right. */
export function useBountyForm({ start, isDeadlineFixed, onDraft }: FormOptions) {
  const [text, setText] = useState(start);
  const [hasTried, setTried] = useState(false);
  const { queue, images, pictures, isUploading } = useImageQueue(start.pictures);
  const draft: BountyDraft = useMemo(() => ({ ...text, pictures }), [text, pictures]);
  const found = useMemo(() => issuesOf(draft, { isDeadlineFixed }), [draft, isDeadlineFixed]);

  useEffect(() => {
    if (onDraft === undefined) return undefined;
    const keep = () => onDraft(draft);
    const timer = setTimeout(keep, KEEP_AFTER_MS);
    // The last moment before a reload counts too.
    globalThis.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      globalThis.removeEventListener('pagehide', keep);
    };
  }, [draft, onDraft]);

  const wrong = bountyFields.filter((field) => found[field] !== undefined);
  return {
    draft,
    change: (part: Partial<BountyDraft>) => setText((now) => ({ ...now, ...part })),
    queue,
    images,
    isUploading,
    issues: hasTried ? found : {},
    /** How many fields are wrong, once somebody has tried. */
    wrongCount: hasTried ? wrong.length : 0,
    firstWrong: wrong[0] ?? null,
    check: () => {
      setTried(true);
      return wrong[0] ?? null;
    },
  };
}
export type BountyFormState = ReturnType<typeof useBountyForm>;
