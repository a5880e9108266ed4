import {
  sanctionDays,
  sanctionKinds,
  sanctionLimits,
  type SanctionKind,
} from '@zaojie/contract/sanctions/sanction-words';
import { useState, type FormEvent } from 'react';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Button } from '../../ui/form/button.tsx';
import { ChoicePills } from '../../ui/form/choice-pills.tsx';
import { Textarea } from '../../ui/form/textarea.tsx';

export type SanctionTerms = { days: (typeof sanctionDays)[number]; reason: string };

const ABOUT: Readonly<Record<SanctionKind, string>> = {
  mute: '对方还能登录、看内容、谈订单，不能发帖、评论、发约稿和应征。',
  ban: '对方在所有设备上立即退出，期限内不能登录。登录时会看到理由和期限。',
};
const TERMS = sanctionDays.map((value) => ({ value, label: value === 0 ? '不限期' : `${value} 天` }));

type SanctionDialogProps = {
  kind: SanctionKind;
  nickname: string;
  onConfirm: (terms: SanctionTerms) => Promise<void>;
  onClose: () => void;
};

export function SanctionDialog({ kind, nickname, onConfirm, onClose }: SanctionDialogProps) {
  const [days, setDays] = useState<SanctionTerms['days']>(kind === 'mute' ? 3 : 7);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const isMissing = reason.trim() === '';

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isMissing) return;
    setSending(true);
    await onConfirm({ days, reason: reason.trim() });
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(next) => (next ? undefined : onClose())}
      title={`${sanctionKinds[kind]} ${nickname}`}
      description={ABOUT[kind]}
      dismissible={!isSending}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-4">
        <ChoicePills label="期限" name="sanction-days" value={days} options={TERMS} onChange={setDays} />
        <Textarea
          label="理由"
          rows={3}
          maxLength={sanctionLimits.reasonMax}
          length={reason.length}
          value={reason}
          error={isTried && isMissing ? '请填写理由' : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
        <div className="flex justify-end gap-2.5 max-md:*:flex-1">
          <Button look="quiet" disabled={isSending} onClick={onClose}>
            取消
          </Button>
          <Button type="submit" look="danger" loading={isSending}>
            {sanctionKinds[kind]}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
