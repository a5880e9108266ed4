import { useQueryClient } from '@tanstack/react-query';
import { contestForm } from '@zaojie/contract/contests/contest-forms.schemas';
import {
  createContest,
  deleteContest,
  editContest,
  proposeContest,
  withdrawContest,
} from '@zaojie/contract/contests/contest.endpoints';
import type { ContestDraft } from '@zaojie/contract/contests/contest.schemas';
import { useState } from 'react';
import { call, messageOf } from '../../../api/client.ts';
import { RepeatKeys } from '../../../api/repeat-keys.ts';
import { errorsOf } from '../../../hooks/use-checked-form.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { useImageQueue } from '../../uploads/use-image-queue.ts';
import { contestKeys } from '../contest-queries.ts';
import { useKeptWords } from '../use-kept-words.ts';
import { blankProposal, bodyOf, wordsOf, type ProposalBody } from './proposal-draft.ts';

type Send = Omit<ProposalBody, 'category'> & { category: NonNullable<ProposalBody['category']> };

/** A proposal on its way: the words are kept on this device, what was saved is with the server. */
export function useProposal(draft: ContestDraft | null) {
  const client = useQueryClient();
  const saved = draft === null ? blankProposal : wordsOf(draft);
  const kept = useKeptWords(`contest:${draft?.id ?? 'new'}`, draft?.updated_at ?? 'new', saved);
  const cover = useImageQueue(draft?.cover ? [draft.cover] : []);
  const [isTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [keys] = useState(() => new RepeatKeys(draft === null ? 'contest:new' : null));
  const body = bodyOf(kept.words, cover.pictures[0]?.url ?? '');
  const errors = errorsOf(contestForm, body);

  async function carryOut<Result>(name: string, run: () => Promise<Result>): Promise<Result | null> {
    if (busy !== null) return null;
    setBusy(name);
    setRefusal(null);
    try {
      return await run();
    } catch (error) {
      setRefusal(messageOf(error, '没有做成，请重试'));
      return null;
    } finally {
      setBusy(null);
      void client.invalidateQueries({ queryKey: contestKeys.own });
      void client.invalidateQueries({ queryKey: contestKeys.admin });
    }
  }

  function show(next: ContestDraft): ContestDraft {
    client.setQueryData(contestKeys.draft(next.id), next);
    void client.invalidateQueries({ queryKey: contestKeys.detail(next.id) });
    return next;
  }

  /** The first field that is wrong; null when nothing is. */
  function check(): string | null {
    setTried(true);
    return Object.keys(errors)[0] ?? null;
  }

  async function save(): Promise<ContestDraft | null> {
    if (cover.isUploading) {
      toast.info('图片还在上传，等它好了再保存');
      return null;
    }
    return carryOut('save', async () => {
      const sent = body as Send;
      const { data } =
        draft === null
          ? await call(createContest, { body: sent, idempotencyKey: keys.of(sent) })
          : await call(editContest, { body: { ...sent, id: draft.id }, idempotencyKey: keys.of(sent) });
      keys.done();
      kept.settle(draft === null ? blankProposal : wordsOf(data));
      setTried(false);
      return show(data);
    });
  }

  return {
    words: kept.words,
    set: kept.change,
    cover,
    errorOf: (field: string) => (isTried ? errors[field] : undefined),
    check,
    refusal,
    busy,
    isChanged: kept.isChanged || body.cover !== (draft?.cover?.url ?? ''),
    save,
    propose: (id: number) =>
      carryOut('propose', async () => show((await call(proposeContest, { body: { id } })).data)),
    withdraw: (id: number) =>
      carryOut('withdraw', async () => show((await call(withdrawContest, { body: { id } })).data)),
    remove: (id: number) =>
      carryOut('remove', async () => (await call(deleteContest, { body: { id } })).data),
  };
}
export type ProposalState = ReturnType<typeof useProposal>;
