import { disputeStatuses, type DisputeStatus } from '@zaojie/contract/orders/order-words';
import { decide } from '../../../frame/state-machine/decide.ts';
import { defineStateTable } from '../../../frame/state-machine/define-state-table.ts';
import type { OrderMove } from '../engine/order.rules.ts';

const moves = ['closeEvidence', 'ruleWhole', 'rulePart'] as const satisfies readonly OrderMove[];

export type DisputeMachine = {
  state: DisputeStatus;
  move: (typeof moves)[number];
  role: 'client' | 'creator' | 'stranger' | 'admin' | 'system';
  subject: object;
  reason: never;
  effect: never;
};

/** What an order's moves make of its dispute. An arbiter who has seen enough needn't wait for the evidence to close. */
export const disputeTable = defineStateTable<DisputeMachine>({
  states: disputeStatuses,
  moves,
  roles: ['client', 'creator', 'stranger', 'admin', 'system'],
  initial: 'evidence',
  terminal: ['ruled'],
  rows: [
    { from: 'evidence', move: 'closeEvidence', who: 'system', to: 'waiting' },
    { from: ['evidence', 'waiting'], move: 'ruleWhole', who: 'admin', to: 'ruled' },
    { from: ['evidence', 'waiting'], move: 'rulePart', who: 'admin', to: 'ruled' },
  ],
});

/** What a move that the order allowed makes of its dispute. */
export function nextDisputeStatus(
  state: DisputeStatus,
  move: DisputeMachine['move'],
  role: DisputeMachine['role'],
): DisputeStatus {
  const decision = decide(disputeTable, { state }, move, role);
  if (!decision.isAllowed) throw new Error(`the order allowed what its dispute doesn't: ${move}`);
  return decision.to;
}
