import { frameErrors, sentenceOf, type DeclaredError, type SentenceValues } from '@zaojie/contract/errors';

export type RefusalDetails<Template extends string = string> = {
  /** For the places of the declared sentence. */
  values?: SentenceValues<Template>;
  data?: unknown;
  retryAfterSeconds?: number;
};

/** A declared "no": thrown by rules and actions, answered by the HTTP layer, never logged as a fault. */
export class Refusal<Template extends string = string> extends Error {
  readonly declared: DeclaredError;
  readonly data: unknown;
  readonly retryAfterSeconds: number | null;

  constructor(declared: DeclaredError<Template>, details: RefusalDetails<Template> = {}) {
    super(sentenceOf(declared, details.values));
    this.declared = declared;
    this.data = details.data ?? null;
    this.retryAfterSeconds = details.retryAfterSeconds ?? null;
  }
}

/** What is wrong with the input is said by the rule that it breaks: the one refusal with a sentence of its own. */
export class InvalidInput extends Refusal<never> {
  constructor(sentence: string | null, field: string | null = null) {
    super(frameErrors.invalidInput, field === null ? {} : { data: { field } });
    if (sentence !== null) this.message = sentence;
  }
}
