import type { DeclaredError } from '@zaojie/contract/errors';

export type RefusalDetails = {
  /** Replaces the declared sentence where a number or name belongs in it. */
  msg?: string;
  data?: unknown;
  retryAfterSeconds?: number;
};

/** A declared "no": thrown by rules and actions, answered by the HTTP layer, never logged as a fault. */
export class Refusal extends Error {
  readonly declared: DeclaredError;
  readonly details: RefusalDetails;

  constructor(declared: DeclaredError, details: RefusalDetails = {}) {
    super(details.msg ?? declared.msg);
    this.declared = declared;
    this.details = details;
  }
}
