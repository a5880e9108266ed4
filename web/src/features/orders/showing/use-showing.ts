import { useQueryClient } from '@tanstack/react-query';
import { allowShowing, showOrder } from '@zaojie/contract/orders/showing.endpoints';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call, messageOf } from '../../../api/client.ts';
import { RepeatKeys } from '../../../api/repeat-keys.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { keepOrder, orderKeys } from '../order-queries.ts';

export type ShowingDraft = { title: string; content: string; fileIds: readonly number[] };

/** 晒稿: makes the post and goes there, or lets the other side make one. */
export function useShowing(orderId: number) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [keys] = useState(() => new RepeatKeys());
  const [isSending, setSending] = useState(false);

  async function take(work: () => Promise<void>) {
    if (isSending) return;
    setSending(true);
    try {
      await work();
    } catch (error) {
      toast.error(messageOf(error, '没有成功，请重试'));
    } finally {
      setSending(false);
    }
  }

  const show = ({ title, content, fileIds }: ShowingDraft) =>
    take(async () => {
      const body = { order_id: orderId, title, content, file_ids: [...fileIds] };
      const { data } = await call(showOrder, { body, idempotencyKey: keys.of(body) });
      keys.done();
      toast.success('已发布');
      void client.invalidateQueries({ queryKey: orderKeys.detail(orderId) });
      await navigate(data.url);
    });

  const allow = () =>
    take(async () => {
      const { data } = await call(allowShowing, { body: { order_id: orderId } });
      keepOrder(client, data);
      toast.success(`已同意，${data.other.nickname}可以晒稿了`);
    });

  return { isSending, show, allow };
}
export type Showing = ReturnType<typeof useShowing>;
