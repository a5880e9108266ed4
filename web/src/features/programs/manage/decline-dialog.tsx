import { programLimits } from '@zaojie/contract/programs/program-limits';
import { roleDeclineReasons } from '@zaojie/contract/programs/program-words';
import { useState, type FormEvent } from 'react';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { ChipButton } from '../../../ui/text/chip.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';

type DeclineDialogProps = {
  nickname: string;
  onConfirm: (reason: string) => Promise<unknown>;
  onClose: () => void;
};

const REASONS = roleDeclineReasons.filter((reason) => reason !== '其他');

/** A no with or without a reason; the applicant reads it. */
export function DeclineDialog({ nickname, onConfirm, onClose }: DeclineDialogProps) {
  const [reason, setReason] = useState('');
  const [isSending, setSending] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setSending(true);
    await onConfirm(reason.trim());
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(next) => (next ? undefined : onClose())}
      title={`婉拒${nickname}`}
      description="理由可以不写；写了，对方会看到。"
      dismissible={!isSending}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-4">
        <div className="flex flex-wrap gap-2">
          {REASONS.map((each) => (
            <ChipButton key={each} selected={reason === each} onClick={() => setReason(each)}>
              {each}
            </ChipButton>
          ))}
        </div>
        <Textarea
          label="理由（选填）"
          rows={3}
          maxLength={programLimits.reasonMax}
          length={reason.length}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <div className="flex justify-end gap-2.5 max-md:*:flex-1">
          <Button look="quiet" disabled={isSending} onClick={onClose}>
            取消
          </Button>
          <Button type="submit" look="primary" loading={isSending}>
            婉拒
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
