import { addReport } from '@zaojie/contract/reports/report.endpoints';
import {
  reportKinds,
  reportLimits,
  reportReasonNames,
  reportReasons,
  type ReportReason,
} from '@zaojie/contract/reports/report-words';
import { useState, type FormEvent } from 'react';
import { call, messageOf } from '../../api/client.ts';
import { useOneAtATime } from '../../hooks/use-one-at-a-time.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Textarea } from '../../ui/form/textarea.tsx';
import type { Reported } from './use-report.tsx';
import { Radio } from '../../ui/form/radio.tsx';

const NOTES: Readonly<Record<ReportReason, string>> = {
  spam: '广告、刷屏、引流',
  inappropriate: '辱骂、色情、暴力或骚扰',
  copyright: '盗用了别人的作品',
  other: '上面没有的，请写清楚',
};

function Reasons({ value, onChange }: { value: ReportReason | null; onChange: (to: ReportReason) => void }) {
  return (
    <fieldset className="grid grid-cols-1 gap-1">
      <legend className="mb-1.5 text-14 font-medium">原因</legend>
      {reportReasonNames.map((reason) => (
        <label
          key={reason}
          className="-mx-3 flex min-h-11 items-center gap-3 rounded-control px-3 py-1.5 leading-[1.5] transition-colors hover:bg-surface-2 has-checked:bg-brand-tint has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <Radio
            name="report-reason"
            value={reason}
            checked={value === reason}
            onChange={() => onChange(reason)}
          />
          <span>
            {reportReasons[reason]}
            <small className="block text-12 text-ink-3">{NOTES[reason]}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

type Mistakes = { reason?: string; description?: string };

function mistakesIn(reason: ReportReason | null, description: string): Mistakes {
  return {
    ...(reason === null && { reason: '请选择举报的原因' }),
    ...(reason === 'other' && description.trim() === '' && { description: '请说明是什么问题' }),
  };
}

/** Why something is reported; whoever sends it is thanked and hears later how it ended. */
export function ReportDialog({ target, onClose }: { target: Reported; onClose: () => void }) {
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [description, setDescription] = useState('');
  const [isTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const mistakes = mistakesIn(reason, description);

  const send = useOneAtATime(async (chosen: ReportReason) => {
    setSending(true);
    try {
      const body = { kind: target.kind, target_id: target.id, reason: chosen, description };
      toast.success((await call(addReport, { body })).msg);
      onClose();
    } catch (error) {
      toast.error(messageOf(error, '举报没有送到，请重试'));
      setSending(false);
    }
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (reason !== null && Object.keys(mistakes).length === 0) void send(reason);
  }

  return (
    <Dialog
      open
      onOpenChange={(next) => (next ? undefined : onClose())}
      title={`举报${reportKinds[target.kind]}`}
      description={`「${target.name}」。对方不会知道是谁举报的，处理后会通知你。`}
      dismissible={!isSending}
    >
      <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
        <div>
          <Reasons value={reason} onChange={setReason} />
          {isTried && mistakes.reason ? (
            <p role="alert" className="mt-1.5 text-13 text-danger">
              {mistakes.reason}
            </p>
          ) : null}
        </div>
        <Textarea
          label={reason === 'other' ? '说明' : '说明（选填）'}
          rows={3}
          maxLength={reportLimits.descriptionMax}
          length={description.length}
          value={description}
          placeholder="在哪里、什么时候、怎么回事"
          error={isTried ? mistakes.description : undefined}
          onChange={(event) => setDescription(event.target.value)}
        />
        <div className="flex justify-end gap-2.5 max-md:*:flex-1">
          <Button look="quiet" disabled={isSending} onClick={onClose}>
            取消
          </Button>
          <Button type="submit" look="primary" loading={isSending}>
            提交举报
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
