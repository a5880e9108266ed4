import type { SanctionKind } from '@zaojie/contract/sanctions/sanction-words';

declare module '../../platform/events/event-types.ts' {
  interface AppEvents {
    'sanction.imposed': {
      sanctionId: number;
      userId: number;
      kind: SanctionKind;
      adminId: number;
      reason: string;
    };
    'sanction.appeal_decided': { sanctionId: number };
    'sanction.lifted': { sanctionId: number };
  }
}
