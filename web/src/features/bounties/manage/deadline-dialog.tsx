import { manageBounty } from '@zaojie/contract/bounties/bounty.endpoints';
import type { Bounty } from '@zaojie/contract/bounties/bounty.schemas';
import { dayAfter, dayInShanghai } from '@zaojie/contract/days';
import { bountyLimits } from '@zaojie/contract/bounties/bounty-limits';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNow } from '../../../hooks/use-now.ts';
import { call, messageOf } from '../../../api/client.ts';
import { useOneAtATime } from '../../../hooks/use-one-at-a-time.ts';
import { formatDay } from '../../../text/dates.ts';
import { Button } from '../../../ui/form/button.tsx';
import { DayPicker } from '../../../ui/calendar/day-picker.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { patchBounty } from '../bounty-cache.ts';

type DeadlineDialogProps = {
  bounty: Bounty;
  action: 'extend' | 'reopen';
  open: boolean;
  onClose: () => void;
  onDone: () => void;
};

const WORDS = {
  extend: { title: '延长截稿日期', done: '截稿日期已延长' },
  reopen: { title: '重新开放', done: '约稿已重新开放' },
};

/** Another day: later than the one there is, or for a bounty that opens again. */
export function DeadlineDialog({ bounty, action, open, onClose, onDone }: DeadlineDialogProps) {
  const queryClient = useQueryClient();
  const today = dayInShanghai(useNow());
  const isOver = bounty.deadline < today;
  const earliest = action === 'extend' && !isOver ? dayAfter(bounty.deadline, 1) : today;
  const proposed =
    isOver || action === 'extend' ? dayAfter(earliest, bountyLimits.deadlineDays) : bounty.deadline;
  const [chosen, setChosen] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const deadline = chosen ?? proposed;
  const { title, done } = WORDS[action];

  const send = useOneAtATime(async (day: string) => {
    setSending(true);
    try {
      const { data } = await call(manageBounty, { body: { id: bounty.id, action, deadline: day } });
      patchBounty(queryClient, bounty.id, data);
      setChosen(null);
      toast.success(done);
      onDone();
      onClose();
    } catch (error) {
      toast.error(messageOf(error, '操作失败，请重试'));
    } finally {
      setSending(false);
    }
  });

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? undefined : onClose())}
      title={title}
      description={`现在的截稿日期是 ${formatDay(bounty.deadline)}。`}
      size="small"
      dismissible={!isSending}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            取消
          </Button>
          <Button look="primary" loading={isSending} onClick={() => void send(deadline)}>
            {title}
          </Button>
        </>
      }
    >
      <DayPicker label="新的截稿日期" value={deadline} today={today} min={earliest} onChange={setChosen} />
    </Dialog>
  );
}
