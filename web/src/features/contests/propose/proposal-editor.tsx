import type { ContestDraft } from '@zaojie/contract/contests/contest.schemas';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { formatMoment } from '../../../text/dates.ts';
import { formatYuan } from '../../../text/numbers.ts';
import { dialog } from '../../../ui/dialog/dialogs.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { focusField } from '../../../ui/form/focus-field.ts';
import { Button, TextButton, TextLink } from '../../../ui/form/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { StatusLabel } from '../../../ui/text/label.tsx';
import { editEventPath, MY_EVENTS_PATH } from '../contest-paths.ts';
import { statusTones } from '../status-tones.ts';
import { ProposalFields } from './proposal-fields.tsx';
import { useProposal, type ProposalState } from './use-proposal.ts';

export const ORGANISED_PATH = `${MY_EVENTS_PATH}?tab=organised`;

function noteOf(draft: ContestDraft | null, isChanged: boolean): string {
  if (isChanged) return '改动还没有保存，文字先留在这台设备上。';
  if (draft === null) return '写下的文字会自动留在这台设备上，存成草稿后在哪都能接着写。';
  if (draft.missing.length > 0) return `提交前还需要：${draft.missing.join('、')}。`;
  return `存于 ${formatMoment(draft.updated_at)}，可以提交审核了。`;
}

type SideProps = {
  draft: ContestDraft | null;
  form: ProposalState;
  onSave: () => void;
  onPropose: () => void;
  onRemove: () => void;
};

function Side({ draft, form, onSave, onPropose, onRemove }: SideProps) {
  const waiting = form.cover.isUploading ? '图片还在上传' : undefined;
  return (
    <Card className="p-5">
      <p className="mb-2">
        <StatusLabel tone={statusTones[draft?.status ?? 'draft']}>
          {draft?.status_label ?? '草稿'}
        </StatusLabel>
      </p>
      <p className="mb-4 text-13 text-ink-2">{noteOf(draft, form.isChanged)}</p>
      {draft !== null && draft.reason !== '' ? (
        <p className="mb-4 rounded-control bg-danger-tint px-3 py-2 text-13 text-danger">
          没有通过：{draft.reason}
        </p>
      ) : null}
      {draft !== null && draft.balance_missing > 0 ? (
        <p className="mb-4 rounded-control bg-warning-tint px-3 py-2 text-13 text-warning">
          可用余额还差 {formatYuan(draft.balance_missing)}，审核通过前要充好。
          <TextLink to="/profile/wallet" className="ml-1">
            去充值
          </TextLink>
        </p>
      ) : null}
      {form.refusal === null ? null : (
        <p role="alert" className="mb-4 rounded-control bg-danger-tint px-3 py-2 text-13 text-danger">
          {form.refusal}
        </p>
      )}
      <div className="grid grid-cols-1 gap-2.5">
        <Button
          loading={form.busy === 'save'}
          disabled={draft !== null && !form.isChanged}
          disabledReason={waiting}
          onClick={onSave}
        >
          存草稿
        </Button>
        <Button look="primary" loading={form.busy === 'propose'} disabledReason={waiting} onClick={onPropose}>
          提交审核
        </Button>
        {draft?.can.delete ? (
          <TextButton
            disabled={form.busy !== null}
            onClick={onRemove}
            className="justify-self-center text-danger!"
          >
            删除草稿
          </TextButton>
        ) : null}
      </div>
    </Card>
  );
}

/** Proposes an event. A draft is kept by the server, what is being typed by this device. */
export function ProposalEditor({ draft }: { draft: ContestDraft | null }) {
  const navigate = useNavigate();
  const box = useRef<HTMLFormElement>(null);
  const form = useProposal(draft);

  function isReady(): boolean {
    const wrong = form.check();
    if (wrong !== null) focusField(box.current, wrong);
    return wrong === null;
  }

  async function save() {
    if (!isReady()) return;
    const saved = await form.save();
    if (saved === null) return;
    toast.success('草稿已保存');
    if (draft === null) await navigate(editEventPath(saved.id), { replace: true });
  }

  async function propose() {
    if (!isReady()) return;
    const saved = draft === null || form.isChanged ? await form.save() : draft;
    if (saved === null) return;
    const proposed = await form.propose(saved.id);
    if (proposed !== null) {
      toast.success('已提交，管理员看过会通知你');
      await navigate(ORGANISED_PATH);
    } else if (draft === null) await navigate(editEventPath(saved.id), { replace: true });
  }

  async function remove() {
    if (draft === null) return;
    const isSure = await dialog.confirm({
      title: `删除“${draft.title}”`,
      message: '写好的内容都会删掉，不能恢复。',
      confirmText: '删除',
      danger: true,
    });
    if (!isSure || (await form.remove(draft.id)) === null) return;
    toast.success('已删除');
    await navigate(ORGANISED_PATH);
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)_280px] items-start gap-x-8 gap-y-5 max-[1180px]:grid-cols-[minmax(0,1fr)]">
      <form
        ref={box}
        noValidate
        aria-label={draft === null ? '发起活动' : '编辑活动'}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <ProposalFields form={form} />
      </form>
      <div className="sticky top-21 max-[1180px]:static">
        <Side
          draft={draft}
          form={form}
          onSave={() => void save()}
          onPropose={() => void propose()}
          onRemove={() => void remove()}
        />
      </div>
    </div>
  );
}
