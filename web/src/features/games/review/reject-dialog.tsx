import { gameLimits } from '@zaojie/contract/games/game-limits';
import { bracketed } from '@zaojie/contract/titles';
import { useState, type FormEvent } from 'react';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';

type RejectDialogProps = {
  title: string;
  onReject: (reason: string) => Promise<void>;
  onClose: () => void;
};

/** Nothing is turned down without a reason. */
export function RejectDialog({ title, onReject, onClose }: RejectDialogProps) {
  const [reason, setReason] = useState('');
  const [hasTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const isMissing = reason.trim() === '';

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isMissing) return;
    setSending(true);
    await onReject(reason.trim());
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={`退回${bracketed(title)}`}
      description="开发者会看到理由，改好之后可以再发布。"
      dismissible={!isSending}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-4">
        <Textarea
          label="理由"
          rows={3}
          maxLength={gameLimits.reasonMax}
          length={reason.length}
          value={reason}
          error={hasTried && isMissing ? '请填写理由' : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
        <div className="flex justify-end gap-2.5 max-md:*:flex-1">
          <Button look="quiet" disabled={isSending} onClick={onClose}>
            取消
          </Button>
          <Button type="submit" look="danger" loading={isSending}>
            退回
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
