import type { WithdrawalState } from '@zaojie/contract/withdrawals/withdrawal-states';

declare module '../../platform/events/event-types.ts' {
  interface AppEvents {
    /** It stands somewhere else now; `pending` when it was asked for. */
    'withdrawal.moved': { withdrawalId: number; to: WithdrawalState };
  }
}
