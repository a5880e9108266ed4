import { useQueryClient } from '@tanstack/react-query';
import { orderLimits } from '@zaojie/contract/orders/order-limits';
import { removeOrderFile, uploadOrderFile } from '@zaojie/contract/orders/order.endpoints';
import type { OrderDetail, OrderFile } from '@zaojie/contract/orders/order-detail.schemas';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiFailure, call, messageOf } from '../../../../api/client.ts';
import { newRepeatKey } from '../../../../api/repeat-keys.ts';
import { toast } from '../../../../ui/feedback/toast.tsx';
import { usePieceUpload } from '../../../uploads/pieces/use-piece-upload.ts';
import type { PieceItem } from '../../../uploads/pieces/piece-queue.ts';
import { orderKeys } from '../../order-queries.ts';

/** Files on their way into an order: as soon as the server has one whole, it becomes part of the order. */
export function useOrderUploads(order: OrderDetail) {
  const client = useQueryClient();
  const upload = usePieceUpload({
    purpose: 'order',
    place: `order:${order.id}`,
    max: orderLimits.filesPerDelivery - order.uploads.length,
  });
  const handed = useRef(new Map<string, string>());
  const [stuck, setStuck] = useState<ReadonlySet<string>>(new Set());
  const [removing, setRemoving] = useState<number | null>(null);

  function patch(change: (uploads: readonly OrderFile[]) => OrderFile[]) {
    client.setQueryData<OrderDetail>(
      orderKeys.detail(order.id),
      (known) => known && { ...known, uploads: change(known.uploads) },
    );
  }

  async function hand({ key, file }: PieceItem, repeatKey: string) {
    if (file === null) return;
    try {
      const body = { order_id: order.id, upload_id: String(file.id) };
      const { data } = await call(uploadOrderFile, { body, idempotencyKey: repeatKey });
      patch((uploads) => [...uploads.filter(({ id }) => id !== data.id), data]);
      upload.queue.handOver(key);
    } catch (error) {
      toast.error(messageOf(error, '文件没有放进订单，请重试'));
      // A refusal stays one; without an answer it may have worked, and the same key finds out.
      if (error instanceof ApiFailure) upload.queue.remove(key);
      else setStuck((others) => new Set([...others, key]));
    }
  }

  const handFinished = useEffectEvent((items: readonly PieceItem[]) => {
    for (const item of items) {
      if (item.file === null || handed.current.has(item.key)) continue;
      const repeatKey = newRepeatKey();
      handed.current.set(item.key, repeatKey);
      void hand(item, repeatKey);
    }
  });
  useEffect(() => handFinished(upload.items), [upload.items]);

  function retryStuck() {
    const waiting = upload.items.filter(({ key }) => stuck.has(key));
    setStuck(new Set());
    for (const item of waiting) void hand(item, handed.current.get(item.key) ?? newRepeatKey());
  }

  async function remove({ id }: OrderFile) {
    setRemoving(id);
    try {
      await call(removeOrderFile, { body: { order_id: order.id, file_id: id } });
      patch((uploads) => uploads.filter((file) => file.id !== id));
    } catch (error) {
      toast.error(messageOf(error, '操作失败，请重试'));
      void client.invalidateQueries({ queryKey: orderKeys.detail(order.id) });
    } finally {
      setRemoving(null);
    }
  }

  return { upload, stuckCount: stuck.size, retryStuck, remove, removing, leftCount: upload.items.length };
}
