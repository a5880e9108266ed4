import { useQueryClient } from '@tanstack/react-query';
import { ruleDispute } from '@zaojie/contract/orders/dispute.endpoints';
import { useState } from 'react';
import { ApiFailure, call, messageOf } from '../../../api/client.ts';
import { RepeatKeys } from '../../../api/repeat-keys.ts';
import { useOneAtATime } from '../../../hooks/use-one-at-a-time.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { disputeKeys } from '../dispute/dispute-queries.ts';

type Ruling = { client_amount: string; reason: string; cited: string[]; revoke_licence: 0 | 1 };

/** Rules once; another arbiter may have been faster, then the case is shown as it is now. */
export function useRuling(disputeId: number) {
  const client = useQueryClient();
  const [keys] = useState(() => new RepeatKeys());
  const [isSending, setSending] = useState(false);
  const send = useOneAtATime(async (ruling: Ruling) => {
    setSending(true);
    const body = { dispute_id: disputeId, ...ruling };
    try {
      const { data } = await call(ruleDispute, { body, idempotencyKey: keys.of(body) });
      keys.done();
      client.setQueryData(disputeKeys.one(disputeId), data);
      toast.success('裁决已下达，钱已结算');
    } catch (error) {
      toast.error(messageOf(error, '操作失败，请重试'));
      if (error instanceof ApiFailure) {
        keys.done();
        void client.invalidateQueries({ queryKey: disputeKeys.one(disputeId) });
      }
    } finally {
      void client.invalidateQueries({ queryKey: disputeKeys.queues });
      setSending(false);
    }
  });
  return { isSending, send };
}
