import type { AdminContest } from '@zaojie/contract/contests/contest.schemas';
import { useState, type FormEvent } from 'react';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { timeFieldNames, timeFields, type TimeField } from '../propose/proposal-draft.ts';
import { fieldOf, momentOf } from '../propose/shanghai-times.ts';

type TimesDialogProps = {
  contest: AdminContest;
  onChange: (times: Record<TimeField, string>) => Promise<boolean>;
  onClose: () => void;
};

/** The hours of a running event; those that have passed stay as they are. */
export function TimesDialog({ contest, onChange, onClose }: TimesDialogProps) {
  const [fields, setFields] = useState(
    () =>
      Object.fromEntries(timeFieldNames.map((name) => [name, fieldOf(contest[name])])) as Record<
        TimeField,
        string
      >,
  );
  const [openedAt] = useState(() => Date.now());
  const [isTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const isPast = (name: TimeField) => Date.parse(contest[name]) <= openedAt;

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    const moments = timeFieldNames.map((name) => {
      // A field shows no seconds: what wasn't changed is sent as it is.
      const isSame = fields[name] === fieldOf(contest[name]);
      return [name, isSame ? contest[name] : momentOf(fields[name])] as const;
    });
    if (moments.some(([, moment]) => moment === null)) return;
    setSending(true);
    const isDone = await onChange(Object.fromEntries(moments) as Record<TimeField, string>);
    setSending(false);
    if (isDone) onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="改时间"
      description="北京时间。已经过去的不能再改，改过之后报名的人会收到通知。"
      dismissible={!isSending}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-4">
        {timeFieldNames.map((name) => (
          <TextInput
            key={name}
            type="datetime-local"
            label={timeFields[name]}
            disabled={isPast(name)}
            value={fields[name]}
            error={isTried && momentOf(fields[name]) === null ? '请填写时间' : undefined}
            onChange={(event) => setFields((before) => ({ ...before, [name]: event.target.value }))}
          />
        ))}
        <div className="flex justify-end gap-2.5 max-md:*:flex-1">
          <Button look="quiet" disabled={isSending} onClick={onClose}>
            取消
          </Button>
          <Button type="submit" look="primary" loading={isSending}>
            保存
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
