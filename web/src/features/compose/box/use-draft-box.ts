import { useQueryClient } from '@tanstack/react-query';
import { deleteDraft, getDraft } from '@zaojie/contract/posts/draft.endpoints';
import { draftErrors } from '@zaojie/contract/posts/draft.errors';
import { useEffect, useRef, useState } from 'react';
import { ApiFailure, call, messageOf } from '../../../api/client.ts';
import { dialog } from '../../../ui/dialog/dialogs.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { parseDraft, type PostDraft } from '../draft.ts';
import { boxBodyOf, draftBoxKey, putInBox } from './box-drafts.ts';
import { keepBoxId, readBoxId } from './box-place.ts';

const SAVE_AFTER_MS = 3_000;

type BoxOptions = {
  userId: number;
  /** Only what isn't published yet belongs into the box. */
  isOn: boolean;
  draft: PostDraft;
  initial: PostDraft;
  onOpen: (draft: PostDraft) => void;
};

type Held = { draft: PostDraft; id: number | null; saved: string; isOver: boolean; isFull: boolean };

const isFailure = (error: unknown, { code }: { code: number }) =>
  error instanceof ApiFailure && error.code === code;

/** Keeps what is written with the server as well, one draft after another, and takes one out again. */
export function useDraftBox({ userId, isOn, draft, initial, onOpen }: BoxOptions) {
  const client = useQueryClient();
  const [state, setState] = useState<'idle' | 'saved' | 'failed'>('idle');
  const held = useRef<Held | null>(null);
  held.current ??= {
    draft,
    id: readBoxId(userId),
    saved: JSON.stringify(initial),
    isOver: false,
    isFull: false,
  };
  const saving = useRef(Promise.resolve(true));

  function remember(id: number | null) {
    if (held.current) held.current.id = id;
    keepBoxId(userId, id);
  }

  /** Whether all that was written is in the box. */
  async function saveNow(): Promise<boolean> {
    const now = held.current;
    if (!isOn || now === null || now.isOver) return true;
    const text = JSON.stringify(now.draft);
    if (text === now.saved || text === JSON.stringify(initial)) return true;
    if (now.isFull) return false;
    try {
      const id = await putInBox(boxBodyOf(now.draft, now.id));
      now.saved = text;
      remember(id);
      setState('saved');
      void client.invalidateQueries({ queryKey: draftBoxKey });
      return true;
    } catch (error) {
      setState('failed');
      if (!isFailure(error, draftErrors.tooMany)) return false;
      now.isFull = true;
      toast.warning(messageOf(error, '草稿箱满了'));
      return false;
    }
  }

  /** One save after another: two at once would make two drafts of one. */
  function save(): Promise<boolean> {
    saving.current = saving.current.then(saveNow);
    return saving.current;
  }
  const latestSave = useRef(save);
  useEffect(() => {
    latestSave.current = save;
  });

  useEffect(() => {
    if (held.current) held.current.draft = draft;
    const timer = setTimeout(() => void latestSave.current(), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  useEffect(() => () => void latestSave.current(), []);

  /** Words that the box couldn't take are given up by nobody but their author. */
  async function mayPutAway(): Promise<boolean> {
    // There may be room by now.
    if (held.current) held.current.isFull = false;
    if (await save()) return true;
    return dialog.confirm({
      title: '还没有存进草稿箱',
      message: '现在写的这份没有存进草稿箱，换一份就没有了。',
      confirmText: '换一份',
      cancelText: '继续写',
      danger: true,
    });
  }

  async function open(id: number) {
    if (!(await mayPutAway())) return;
    try {
      const { data } = await call(getDraft, { params: { id } });
      const kept = parseDraft(data.form, null);
      if (kept === null) throw new Error('unreadable');
      if (held.current) held.current.saved = JSON.stringify(kept);
      remember(id);
      onOpen(kept);
    } catch (error) {
      toast.error(messageOf(error, '草稿没有取到，请稍后重试'));
    }
  }

  async function startNew() {
    if (!(await mayPutAway())) return;
    remember(null);
    if (held.current) held.current.saved = JSON.stringify(initial);
    setState('idle');
    onOpen(initial);
  }

  /** Published: the box needn't keep it. */
  async function end() {
    const now = held.current;
    if (!isOn || now === null) return;
    now.isOver = true;
    await saving.current;
    const { id } = now;
    remember(null);
    if (id !== null) await call(deleteDraft, { params: { id } }).catch(() => undefined);
    void client.invalidateQueries({ queryKey: draftBoxKey });
  }

  /** It waits to be sent, and its place in the box with it: what is written next is another. */
  async function handOver() {
    if (held.current) held.current.isOver = true;
    // One on its way would be remembered as what is written next.
    await saving.current;
    remember(null);
  }

  return {
    state,
    currentId: () => held.current?.id ?? null,
    save,
    open,
    startNew,
    end,
    handOver,
    forget: () => remember(null),
  };
}
