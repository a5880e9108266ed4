import { createOrder } from '@zaojie/contract/orders/order.endpoints';
import { bookingErrors } from '@zaojie/contract/orders/order.errors';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiFailure, call, messageOf } from '../../../api/client.ts';
import { RepeatKeys } from '../../../api/repeat-keys.ts';
import { useOneAtATime } from '../../../hooks/use-one-at-a-time.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import type { bodyOf } from './booking-rules.ts';

type BookingBody = ReturnType<typeof bodyOf>;

/** What the page shows isn't what holds any more: it is asked for anew. */
const STALE: ReadonlySet<number> = new Set([
  bookingErrors.priceChanged.code,
  bookingErrors.optionUnknown.code,
  bookingErrors.serviceGone.code,
  bookingErrors.full.code,
  bookingErrors.off.code,
]);

/** Books once, however often the button is pressed, then goes to pay the deposit. */
export function useBooking(serviceId: number) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [isSending, setSending] = useState(false);
  const [keys] = useState(() => new RepeatKeys(`book:${serviceId}`));

  const send = useOneAtATime(async (body: BookingBody) => {
    setSending(true);
    try {
      const { data: order } = await call(createOrder, { body, idempotencyKey: keys.of(body) });
      keys.done();
      toast.success('申请成功！请等待画师回复');
      void queryClient.invalidateQueries({ queryKey: ['orders'] });
      const isPaidUp = order.status !== 'pending_deposit';
      await navigate(isPaidUp ? `/order/${order.id}` : `/order/${order.id}/payment`, { replace: true });
    } catch (error) {
      toast.error(messageOf(error, '提交失败，请重试'));
      if (error instanceof ApiFailure && STALE.has(error.code)) {
        void queryClient.invalidateQueries({ queryKey: ['orders', 'booking', serviceId] });
        void queryClient.invalidateQueries({ queryKey: ['orders', 'quote', serviceId] });
      }
    } finally {
      setSending(false);
    }
  });
  return { isSending, send };
}
