import { useQueryClient } from '@tanstack/react-query';
import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import type { OrderStep } from '@zaojie/contract/orders/order-words';
import { useRef, useState } from 'react';
import { ApiFailure, messageOf } from '../../api/client.ts';
import { RepeatKeys } from '../../api/repeat-keys.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { keepOrder, orderKeys } from './order-queries.ts';

export type StepToTake<Order extends OrderDetail> = {
  step: OrderStep;
  body: object;
  send: (idempotencyKey: string) => Promise<{ data: Order }>;
  /** Said when it worked; nothing where the screen says it by itself. */
  done?: string | undefined;
  failed?: string | undefined;
};

/**
 * Takes the steps of one order, one at a time. Pressing again after a lost answer sends the same key; a refusal may
 * mean that the other side was faster, so the order is asked for again.
 */
export function useOrderSteps(orderId: number) {
  const client = useQueryClient();
  const [taking, setTaking] = useState<OrderStep | null>(null);
  const isBusy = useRef(false);
  const [keys] = useState(() => new RepeatKeys());

  async function take<Order extends OrderDetail>(next: StepToTake<Order>): Promise<Order | null> {
    if (isBusy.current) return null;
    isBusy.current = true;
    setTaking(next.step);
    try {
      const { data } = await next.send(keys.of([next.step, next.body]));
      keys.done();
      keepOrder(client, data);
      if (next.done !== undefined) toast.success(next.done);
      return data;
    } catch (error) {
      if (error instanceof ApiFailure) {
        keys.done();
        void client.invalidateQueries({ queryKey: orderKeys.detail(orderId) });
      }
      toast.error(messageOf(error, next.failed ?? '操作失败，请重试'));
      return null;
    } finally {
      isBusy.current = false;
      setTaking(null);
    }
  }

  return { take, taking };
}
export type OrderSteps = ReturnType<typeof useOrderSteps>;
