import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getCashier, settleCashier } from '@zaojie/contract/payments/payment.endpoints';
import type { CashierOutcome } from '@zaojie/contract/payments/payment-words';
import type { CashierPage } from '@zaojie/contract/payments/payment.schemas';
import { useState } from 'react';
import { call, messageOf } from '../../../api/client.ts';
import { useOneAtATime } from '../../../hooks/use-one-at-a-time.ts';
import { toast } from '../../../ui/feedback/toast.tsx';

const cashierKey = (no: string, key: string) => ['cashier', no, key] as const;

/** The counter of the sandbox: what is to be paid, and what comes of it. */
export function useCashier(no: string, key: string) {
  const client = useQueryClient();
  const [sending, setSending] = useState<CashierOutcome | null>(null);
  const query = useQuery({
    queryKey: cashierKey(no, key),
    queryFn: async ({ signal }) => (await call(getCashier, { params: { no }, query: { key }, signal })).data,
    staleTime: 0,
  });

  const send = useOneAtATime(
    async ({ outcome, onDone }: { outcome: CashierOutcome; onDone: (page: CashierPage) => void }) => {
      setSending(outcome);
      try {
        const { data } = await call(settleCashier, { params: { no }, query: { key }, body: { outcome } });
        client.setQueryData(cashierKey(no, key), data);
        onDone(data);
      } catch (error) {
        toast.error(messageOf(error, '没有发出去，请重试'));
        void query.refetch();
      } finally {
        setSending(null);
      }
    },
  );

  return { query, sending, send };
}
