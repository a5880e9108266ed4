import { useState, type FormEvent } from 'react';
import { Dialog } from './dialog.tsx';
import { Button } from '../form/button.tsx';
import { Textarea } from '../form/textarea.tsx';

type ReasonDialogProps = {
  title: string;
  description: string;
  label?: string;
  maxLength?: number;
  /** Said when there is none. */
  missing: string;
  confirmText: string;
  danger?: boolean;
  onConfirm: (reason: string) => Promise<void>;
  onClose: () => void;
};

/** A decision that is only taken with words. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, description, label = '理由', maxLength = 200 } = props;
  const { missing, confirmText, danger = false, onConfirm, onClose } = props;
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const isMissing = reason.trim() === '';

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isMissing) return;
    setSending(true);
    await onConfirm(reason.trim());
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(next) => (next ? undefined : onClose())}
      title={title}
      description={description}
      dismissible={!isSending}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-4">
        <Textarea
          label={label}
          rows={3}
          maxLength={maxLength}
          length={reason.length}
          value={reason}
          error={isTried && isMissing ? missing : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
        <div className="flex justify-end gap-2.5 max-md:*:flex-1">
          <Button look="quiet" disabled={isSending} onClick={onClose}>
            取消
          </Button>
          <Button type="submit" look={danger ? 'danger' : 'primary'} loading={isSending}>
            {confirmText}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
