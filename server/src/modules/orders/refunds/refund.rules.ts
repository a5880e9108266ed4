import { refundStatuses, type RefundStatus } from '@zaojie/contract/orders/order-words';
import { defineStateTable } from '../../../frame/state-machine/define-state-table.ts';
import type { OrderMove } from '../engine/order.rules.ts';

const moves = [
  'agreeRefund',
  'refuseRefund',
  'lapseRefund',
  'dispute',
  'handOver',
] as const satisfies readonly OrderMove[];

export type RefundMachine = {
  state: RefundStatus;
  move: (typeof moves)[number];
  role: 'client' | 'creator' | 'stranger' | 'admin' | 'system';
  subject: object;
  reason: never;
  effect: never;
};

/** What an order's moves make of its open refund. */
export const refundTable = defineStateTable<RefundMachine>({
  states: refundStatuses,
  moves,
  roles: ['client', 'creator', 'stranger', 'admin', 'system'],
  initial: 'open',
  terminal: ['agreed', 'refused', 'lapsed', 'disputed'],
  rows: [
    { from: 'open', move: 'agreeRefund', who: 'creator', to: 'agreed' },
    { from: 'open', move: 'refuseRefund', who: 'creator', to: 'refused' },
    { from: 'open', move: 'lapseRefund', who: 'system', to: 'lapsed' },
    { from: 'open', move: 'dispute', who: ['client', 'creator'], to: 'disputed' },
    { from: 'open', move: 'handOver', who: 'admin', to: 'disputed' },
  ],
});
