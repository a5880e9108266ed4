type Refusal = { code: number; msg: string; data: unknown };

/** The server understood the call and refused it; the message is the sentence people read. */
export class ApiFailure extends Error {
  override name = 'ApiFailure';
  code: number;
  http: number;
  data: unknown;
  retryAfterSeconds: number | null;

  constructor(refusal: Refusal, http: number, retryAfterSeconds: number | null) {
    super(refusal.msg);
    this.code = refusal.code;
    this.http = http;
    this.data = refusal.data;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The server's own words, where it gave any. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof ApiFailure && error.message !== '' ? error.message : fallback;
}
