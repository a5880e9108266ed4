import { skipReasonNames, skipReasons, type SkipReason } from '@zaojie/contract/contests/contest-words';
import { useState, type FormEvent } from 'react';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Radio } from '../../../ui/form/radio.tsx';

type SkipDialogProps = { onSkip: (reason: SkipReason) => Promise<void>; onClose: () => void };

/** Why a work is passed over; it comes again after all the others. */
export function SkipDialog({ onSkip, onClose }: SkipDialogProps) {
  const [reason, setReason] = useState<SkipReason>('later');
  const [isSending, setSending] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setSending(true);
    await onSkip(reason);
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="跳过这件"
      description="它排到最后，评完别的还会再出现。"
      size="small"
      dismissible={!isSending}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-4">
        <fieldset className="grid grid-cols-1 gap-1">
          <legend className="sr-only">原因</legend>
          {skipReasonNames.map((each) => (
            <label
              key={each}
              className="-mx-3 flex min-h-11 items-center gap-3 rounded-control px-3 transition-colors hover:bg-surface-2 has-checked:bg-brand-tint has-focus-visible:outline-2 has-focus-visible:outline-focus"
            >
              <Radio
                name="skip-reason"
                value={each}
                checked={reason === each}
                onChange={() => setReason(each)}
              />
              {skipReasons[each]}
            </label>
          ))}
        </fieldset>
        <div className="flex justify-end gap-2.5 max-md:*:flex-1">
          <Button look="quiet" disabled={isSending} onClick={onClose}>
            取消
          </Button>
          <Button type="submit" look="primary" loading={isSending}>
            跳过
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
