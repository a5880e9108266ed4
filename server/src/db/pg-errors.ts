type PgError = Error & { code?: string; constraint?: string };

function isPgError(error: unknown): error is PgError {
  return error instanceof Error && typeof (error as PgError).code === 'string';
}

export function violatedConstraint(error: unknown): string | null {
  const isIntegrityViolation = isPgError(error) && error.code?.startsWith('23');
  return isIntegrityViolation ? (error.constraint ?? '') : null;
}

/** Deadlock or serialization failure: the same work is expected to succeed when run again. */
export function isRetryable(error: unknown): boolean {
  return isPgError(error) && (error.code === '40P01' || error.code === '40001');
}

const connectionCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);
const connectionWords = /timeout exceeded when trying to connect|Connection terminated|Query read timeout/;

/** The database can't be reached or is going away, as opposed to refusing what it was asked. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = (error as PgError).code ?? '';
  const isShutdownOrOverload = /^(08|57P0|53)/.test(code);
  return isShutdownOrOverload || connectionCodes.has(code) || connectionWords.test(error.message);
}
