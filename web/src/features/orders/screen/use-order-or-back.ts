import { useQuery } from '@tanstack/react-query';
import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { dialog } from '../../../ui/dialog/dialogs.ts';
import { orderQuery } from '../order-queries.ts';
import { useLiveOrders } from '../use-live-orders.ts';

export const ORDER_FAILED = '获取订单信息失败';

/** The router counts its pages in the browser's history. */
const isFirstEntry = () => !(window.history.state as { idx?: number } | null)?.idx;

/** The order of a form; where it can't be had, a dialog says so and leads back. */
export function useOrderOrBack(id: number | null): { order: OrderDetail | null; receivedAt: number } {
  const navigate = useNavigate();
  const { data, dataUpdatedAt, isError } = useQuery({ ...orderQuery(id ?? 0), enabled: id !== null });
  useLiveOrders();
  const hasFailed = id === null || (isError && data === undefined);
  const sayAndGoBack = useEffectEvent(async () => {
    await dialog.error({ message: ORDER_FAILED });
    // Opened by its address, there is nothing to go back to.
    if (isFirstEntry()) await navigate('/order', { replace: true });
    else await navigate(-1);
  });
  useEffect(() => {
    if (hasFailed) void sayAndGoBack();
  }, [hasFailed]);
  return { order: data ?? null, receivedAt: dataUpdatedAt };
}
