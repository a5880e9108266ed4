import { editBounty } from '@zaojie/contract/bounties/bounty.endpoints';
import type { BountyDetail } from '@zaojie/contract/bounties/bounty.schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useRef, useState } from 'react';
import { call, messageOf } from '../../../api/client.ts';
import { useOneAtATime } from '../../../hooks/use-one-at-a-time.ts';
import { WideDialog } from '../../../ui/dialog/wide-dialog.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { focusField } from '../../../ui/form/focus-field.ts';
import { patchBounty } from '../bounty-cache.ts';
import { bountyKeys, bountyQuery } from '../bounty-queries.ts';
import { DetailSkeleton } from '../detail/detail-skeleton.tsx';
import { draftOf, type BountyDraft } from './bounty-draft.ts';
import { bodyOf } from './bounty-rules.ts';
import { FormFrame } from './form-frame.tsx';
import { useBountyForm } from './use-bounty-form.ts';

/** Only what may change goes out: the server refuses the rest, even unchanged days that are over. */
export function editBodyOf(draft: BountyDraft, areTermsLocked: boolean) {
  const { budget_min, budget_max, description, deadline, ...rest } = bodyOf(draft);
  return areTermsLocked ? rest : { ...rest, budget_min, budget_max, description, deadline };
}

type EditFormProps = { bounty: BountyDetail; onClose: () => void };

function LockedNotice() {
  return (
    <p className="flex gap-2 rounded-control bg-ochre-tint px-3.5 py-2.5 text-13 leading-5 text-ochre-ink">
      <Lock size={16} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0" />
      已经有人应征，预算、描述和截稿日期不能再改。要补充什么，用“补充说明”，应征的人会收到通知。
    </p>
  );
}

function EditForm({ bounty, onClose }: EditFormProps) {
  const queryClient = useQueryClient();
  const box = useRef<HTMLFormElement>(null);
  const [isSending, setSending] = useState(false);
  const areTermsLocked = !bounty.can.edit_terms;
  const [start] = useState(() => draftOf(bounty));
  const form = useBountyForm({ start, isDeadlineFixed: areTermsLocked });

  const send = useOneAtATime(async (draft: BountyDraft) => {
    setSending(true);
    try {
      const body = { id: bounty.id, ...editBodyOf(draft, areTermsLocked) };
      const { data } = await call(editBounty, { body });
      patchBounty(queryClient, bounty.id, data);
      void queryClient.invalidateQueries({ queryKey: bountyKeys.all });
      toast.success('修改成功');
      onClose();
    } catch (error) {
      toast.error(messageOf(error, '修改失败，请重试'));
      // Somebody may have applied meanwhile: then the fields lock.
      void queryClient.invalidateQueries({ queryKey: bountyKeys.detail(bounty.id) });
    } finally {
      setSending(false);
    }
  });

  function submit() {
    const wrong = form.check();
    if (wrong === null) void send(form.draft);
    else focusField(box.current, wrong);
  }

  return (
    <FormFrame
      title="编辑约稿"
      submit="保存修改"
      foot="保存后应征的人看到的是新内容"
      notice={areTermsLocked ? <LockedNotice /> : undefined}
      form={form}
      box={box}
      isSending={isSending}
      areTermsLocked={areTermsLocked}
      applicants={bounty.applications_count}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}

type EditDialogProps = { id: number; open: boolean; onClose: () => void; onClosed: () => void };

export function EditDialog({ id, open, onClose, onClosed }: EditDialogProps) {
  const { data: bounty, isError, error, isFetching, refetch } = useQuery(bountyQuery(id));
  const canEdit = bounty?.can.edit === true;
  return (
    <WideDialog open={open} onClose={onClose} onClosed={onClosed} label="编辑约稿">
      {bounty && canEdit ? <EditForm key={id} bounty={bounty} onClose={onClose} /> : null}
      {bounty && !canEdit ? (
        <ErrorState title="这个约稿现在不能编辑" detail="它不是你的，或者已经结束。" />
      ) : null}
      {!bounty && isError ? (
        <ErrorState
          title="加载约稿信息失败"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
          className="my-auto"
        />
      ) : null}
      {!bounty && !isError ? <DetailSkeleton /> : null}
    </WideDialog>
  );
}
