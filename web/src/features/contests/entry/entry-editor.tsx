import type { OwnEntry } from '@zaojie/contract/contests/entry.schemas';
import { useRef, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { formatMoment } from '../../../text/dates.ts';
import { TimeLeft } from '../../../ui/clock/countdown.tsx';
import { ServerClock, useLeft } from '../../../ui/clock/server-clock.tsx';
import { dialog } from '../../../ui/dialog/dialogs.ts';
import { useLeaveQuestion } from '../../../ui/dialog/use-leave-question.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { Button, ButtonLink, TextButton } from '../../../ui/form/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { StatusLabel } from '../../../ui/text/label.tsx';
import { eventPath, submissionPath } from '../contest-paths.ts';
import { entryTones } from '../status-tones.ts';
import { EntryFields } from './entry-fields.tsx';
import { useEntryForm, type EntryFormState } from './use-entry-form.ts';

function savedWords(entry: OwnEntry, isChanged: boolean): string {
  if (isChanged) return '改动还没有保存，文字先留在这台设备上';
  if (entry.updated_at === null) return '写下的文字会自动留在这台设备上';
  return `${entry.status === 'submitted' ? '提交' : '草稿存'}于 ${formatMoment(entry.updated_at)}`;
}

type SideProps = {
  entry: OwnEntry;
  form: EntryFormState;
  onSave: (submit: boolean) => void;
  onWithdraw: () => void;
};

function Side({ entry, form, onSave, onWithdraw }: SideProps) {
  const isOver = useLeft(entry.contest.submissions_close_at) === 0;
  const isIn = entry.status === 'submitted';
  const closed = isOver ? '已经过了截止时间' : undefined;
  return (
    <Card className="p-5">
      <p className="mb-2 flex items-center gap-2">
        <StatusLabel tone={entryTones[entry.status]}>
          {entry.id === null ? '未开始' : entry.status_label}
        </StatusLabel>
        <TimeLeft deadline={entry.contest.submissions_close_at} className="text-13 text-ink-3" />
      </p>
      <p className="text-13 text-ink-2">{savedWords(entry, form.isChanged)}</p>
      <p className="mb-4 text-13 text-ink-3">
        {formatMoment(entry.contest.submissions_close_at)} 截止，以服务器时间为准，只算最后一次提交。
      </p>
      {form.refusal === null ? null : (
        <p role="alert" className="mb-4 rounded-control bg-danger-tint px-3 py-2 text-13 text-danger">
          {form.refusal}
        </p>
      )}
      <div className="grid grid-cols-1 gap-2.5">
        <Button
          look="primary"
          loading={form.busy === 'submit'}
          disabledReason={closed}
          disabled={isIn && !form.isChanged && closed === undefined}
          onClick={() => onSave(true)}
        >
          {isIn ? '保存修改' : '提交作品'}
        </Button>
        {isIn ? null : (
          <Button loading={form.busy === 'save'} disabledReason={closed} onClick={() => onSave(false)}>
            存草稿
          </Button>
        )}
        <ButtonLink to={eventPath(entry.contest.id)} look="quiet">
          回到活动
        </ButtonLink>
        {entry.can.withdraw && !isOver ? (
          <TextButton disabled={form.busy !== null} onClick={onWithdraw} className="justify-self-center">
            收回成草稿
          </TextButton>
        ) : null}
      </div>
    </Card>
  );
}

function doneWords(entry: OwnEntry, isSubmit: boolean): string {
  if (!isSubmit) return '草稿已保存';
  return entry.status === 'submitted' ? '修改已提交' : '提交成功，截止前还可以改';
}

/** The team's own entry, until the deadline. */
export function EntryEditor({ entry, receivedAt }: { entry: OwnEntry; receivedAt: number }) {
  const navigate = useNavigate();
  const form = useEntryForm(entry);
  const isGoing = useRef(false);
  useLeaveQuestion({
    unsaved: form.isUploading ? 1 : 0,
    message: '还有文件没传完，离开就停下了。',
    isLeaving: (from, to) => from.pathname !== to.pathname && !isGoing.current,
    isLostOnClose: true,
  });

  async function save(isSubmit: boolean) {
    const done = await form.save(isSubmit);
    if (done === null) return;
    toast.success(doneWords(entry, isSubmit));
    if (entry.id !== null || done.id === null) return;
    isGoing.current = true;
    await navigate(submissionPath(entry.contest.id, done.id), { replace: true });
    isGoing.current = false;
  }

  async function withdraw() {
    const isSure = await dialog.confirm({
      title: '收回成草稿',
      message: '收回之后不再参赛，截止前要重新提交。',
      confirmText: '收回',
    });
    if (isSure && (await form.withdraw())) toast.success('已收回成草稿');
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void save(true);
  }

  return (
    <ServerClock serverTime={entry.server_time} receivedAt={receivedAt}>
      {entry.theme === null ? null : (
        <p className="mb-5 text-16 text-ink-2">
          题目：<b className="font-display text-18 font-semibold text-ink">{entry.theme.title}</b>
        </p>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)_280px] items-start gap-x-8 gap-y-5 max-[1180px]:grid-cols-[minmax(0,1fr)]">
        <form noValidate aria-label="参赛作品" onSubmit={submit}>
          <EntryFields form={form} />
        </form>
        <div className="sticky top-21 max-[1180px]:static">
          <Side
            entry={entry}
            form={form}
            onSave={(isSubmit) => void save(isSubmit)}
            onWithdraw={() => void withdraw()}
          />
        </div>
      </div>
    </ServerClock>
  );
}
