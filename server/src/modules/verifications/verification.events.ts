import type { VerificationKind, VerificationState } from '@zaojie/contract/verifications/verification-words';

declare module '../../platform/events/event-types.ts' {
  interface AppEvents {
    /** It stands somewhere else now; who shows that somebody is verified looks up whether they are. */
    'verification.moved': {
      verificationId: number;
      userId: number;
      kind: VerificationKind;
      to: VerificationState;
    };
  }
}
