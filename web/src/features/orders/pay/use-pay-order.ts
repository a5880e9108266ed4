import { useQueryClient } from '@tanstack/react-query';
import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import { payBalance, payDeposit } from '@zaojie/contract/orders/order.endpoints';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../api/client.ts';
import { goAndPay } from '../../payments/go-and-pay.ts';
import { walletKeys } from '../../wallet/wallet-queries.ts';
import { useOrderSteps } from '../use-order-steps.ts';
import { partWords, type PayMethod, type PayPart } from './pay-rules.ts';
import { keepStarted } from './started-payment.ts';
import { useGoOnPaid } from './use-go-on-paid.ts';

type ToScan = { paymentId: number; address: string };

/** Pays a part of an order: from the wallet at once, or by going to the cashier. */
export function usePayOrder(order: OrderDetail, part: PayPart) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const goOnPaid = useGoOnPaid();
  const { take, taking } = useOrderSteps(order.id);
  const [toScan, setToScan] = useState<ToScan | null>(null);

  async function pay(method: PayMethod) {
    const body = { order_id: order.id, method };
    const endpoint = part === 'deposit' ? payDeposit : payBalance;
    const after = await take({
      step: part === 'deposit' ? 'payDeposit' : 'payBalance',
      body,
      send: (idempotencyKey) => call(endpoint, { body, idempotencyKey }),
      failed: '没有付成，请重试',
    });
    if (after?.payment === null) return goOnPaid(after, partWords[part].paid);
    void client.invalidateQueries({ queryKey: walletKeys.all });
    if (after === null) return;
    const { payment_id: paymentId, pay_url: address } = after.payment;
    keepStarted(order.id, { paymentId, paidBefore: order.money.paid });
    if (after.payment.as === 'qr') setToScan({ paymentId, address });
    else await goAndPay(address, navigate);
  }

  return { pay, isPaying: taking !== null, toScan, stopScanning: () => setToScan(null) };
}
