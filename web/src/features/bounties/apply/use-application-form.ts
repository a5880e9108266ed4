import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { applicationLimits } from '@zaojie/contract/bounties/bounty-limits';
import type { Uploaded } from '@zaojie/contract/uploads/upload.schemas';
import { FileQueue } from '../../uploads/files/file-queue.ts';
import {
  applyWords,
  issuesOf,
  type ApplicationDraft,
  type ApplicationField,
  type ApplyPlace,
} from './application-rules.ts';

type FormOptions = {
  start: ApplicationDraft;
  budget: { budget_min: number; budget_max: number };
  place: ApplyPlace;
  /** Told of every change, to keep it. */
  onDraft?: ((draft: ApplicationDraft) => void) | undefined;
  /** Whoever changes what was sent has agreed before. */
  needsTerms?: boolean | undefined;
};

/** What stands in the form, and what is wrong with it once somebody has tried to send it. */
export function useApplicationForm({ start, budget, place, onDraft, needsTerms = true }: FormOptions) {
  const [text, setText] = useState({ price: start.price, days: start.days, proposal: start.proposal });
  const [works, setWorks] = useState(start.works);
  const [hasAgreed, setAgreed] = useState(!needsTerms);
  const [hasTried, setTried] = useState(false);
  const [queue] = useState(() => new FileQueue(start.files, applicationLimits.maxFiles));
  const files = useSyncExternalStore(queue.subscribe, queue.read);
  useEffect(() => () => queue.release(), [queue]);

  const uploaded = useMemo(
    () => files.flatMap((file): Uploaded[] => (file.uploaded === null ? [] : [file.uploaded])),
    [files],
  );
  const draft: ApplicationDraft = useMemo(
    () => ({ ...text, files: uploaded, works }),
    [text, uploaded, works],
  );
  const keep = useRef(onDraft);
  useEffect(() => {
    keep.current = onDraft;
  });
  const isFirst = useRef(true);
  useEffect(() => {
    // What nobody has touched is no draft.
    if (isFirst.current) isFirst.current = false;
    else keep.current?.(draft);
  }, [draft]);

  const found = issuesOf(draft, { budget, hasAgreed, place });
  const issues = hasTried ? found : {};

  /** The field to go to first, or null when all is well. */
  function check(): ApplicationField | null {
    setTried(true);
    return applyWords[place].order.find((field) => found[field] !== undefined) ?? null;
  }

  return {
    draft,
    text,
    change: (part: Partial<typeof text>) => setText((now) => ({ ...now, ...part })),
    hasAgreed,
    setAgreed,
    queue,
    files,
    works,
    setWorks,
    isUploading: files.some((file) => file.status === 'uploading'),
    issues,
    check,
  };
}
export type ApplicationFormState = ReturnType<typeof useApplicationForm>;
