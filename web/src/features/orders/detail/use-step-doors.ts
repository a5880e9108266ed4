import { orderLimits } from '@zaojie/contract/orders/order-limits';
import { fenOf, shareOf } from '@zaojie/contract/money';
import { remindOrder } from '@zaojie/contract/orders/agreement.endpoints';
import { acceptResult, endUnpaidOrder } from '@zaojie/contract/orders/order.endpoints';
import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import type { OrderStep } from '@zaojie/contract/orders/order-words';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { scrollMotion } from '../../../hooks/scroll-motion.ts';
import { formatFen, formatYuan } from '../../../text/numbers.ts';
import { dialog } from '../../../ui/dialog/dialogs.ts';
import {
  cancelPath,
  disputePath,
  paymentPath,
  refundPath,
  reviewPath,
  useOrderRoof,
} from '../order-address.ts';
import { useOrderSteps } from '../use-order-steps.ts';

export type OrderDialog = 'confirm' | 'extend' | 'change' | 'leave';

/** Where a step is taken: on a page of its own, or here. */
export type Door = { to: string } | { run: () => void };

/** The parts of the page that a step leads to. */
export const PLACES = {
  progress: 'order-progress',
  deliver: 'order-deliver',
  marks: 'order-marks',
  proposals: 'order-proposals',
  versions: 'order-versions',
} as const;

function goTo(place: keyof typeof PLACES): void {
  // After the part has opened, if it does so only now.
  requestAnimationFrame(() => {
    const part = document.getElementById(PLACES[place]);
    part?.scrollIntoView({ behavior: scrollMotion(), block: 'start' });
    part?.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true });
  });
}

/** How each step of an order is entered. */
export function useStepDoors(order: OrderDetail) {
  const roof = useOrderRoof();
  const { take, taking } = useOrderSteps(order.id);
  const [openDialog, setDialog] = useState<OrderDialog | null>(null);
  const [isMarking, setMarking] = useState(false);
  const { id, other, money } = order;
  const body = { order_id: id };

  async function accept() {
    const isSure = await dialog.confirm({
      title: '验收通过',
      message: `托管的 ${formatYuan(money.escrow, { exact: true })} 会转给${other.nickname}，源文件和授权凭证马上归你。验收后不能撤回。`,
      confirmText: '验收通过',
    });
    if (!isSure) return;
    const accepted = { ...body, action: 'accept' as const };
    await take({
      step: 'accept',
      body: accepted,
      send: (idempotencyKey) => call(acceptResult, { body: accepted, idempotencyKey }),
      done: '已验收，源文件可以下载了',
    });
  }

  async function remind() {
    await take({
      step: 'remind',
      body,
      send: (idempotencyKey) => call(remindOrder, { body, idempotencyKey }),
      done: `已提醒${other.nickname}，明天还可以再催一次`,
    });
  }

  async function endUnpaid() {
    const held = fenOf(money.escrow) ?? 0;
    const net = held - shareOf(held, orderLimits.feePermille, 'down');
    const isSure = await dialog.confirm({
      title: '按定金结算',
      message: `${other.nickname}一直没有付尾款。结算后订单结束，你到账 ${formatFen(net, { exact: true })}，不用再交付。`,
      confirmText: '结算并结束',
      danger: true,
    });
    if (!isSure) return;
    await take({
      step: 'endUnpaid',
      body,
      send: (idempotencyKey) => call(endUnpaidOrder, { body, idempotencyKey }),
      done: '订单已按定金结算',
    });
  }

  function mark() {
    setMarking(true);
    goTo('marks');
  }

  const doors: Record<OrderStep, Door> = {
    payDeposit: { to: paymentPath(id) },
    payBalance: { to: paymentPath(id) },
    confirm: { run: () => setDialog('confirm') },
    updateProgress: { run: () => goTo('progress') },
    upload: { run: () => goTo('deliver') },
    deliver: { run: () => goTo('deliver') },
    accept: { run: () => void accept() },
    reject: { run: mark },
    cancel: { to: cancelPath(id) },
    leave: { run: () => setDialog('leave') },
    endUnpaid: { run: () => void endUnpaid() },
    extend: { run: () => setDialog('extend') },
    extendRespond: { run: () => goTo('proposals') },
    change: { run: () => setDialog('change') },
    changeRespond: { run: () => goTo('proposals') },
    remind: { run: () => void remind() },
    refund: { to: refundPath(id) },
    refundRespond: { to: refundPath(id) },
    dispute: { to: disputePath(id, roof) },
    statement: { to: disputePath(id, roof) },
    ruling: { to: '/admin/disputes' },
    review: { to: reviewPath(id) },
    reply: { to: reviewPath(id) },
    download: { run: () => goTo('versions') },
  };

  return {
    doors,
    take,
    taking,
    remind,
    dialog: openDialog,
    openDialog: (next: OrderDialog) => setDialog(next),
    closeDialog: () => setDialog(null),
    isMarking,
    stopMarking: () => setMarking(false),
  };
}
export type StepDoors = ReturnType<typeof useStepDoors>;
