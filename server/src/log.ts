import { pino, type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

/** Errors of the database carry the row in `detail`, with people's data in it; only what locates the fault is kept. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  const { code } = error as Error & { code?: unknown };
  return { type: name, message, stack, ...(code !== undefined && { code }) };
}

/** Structured lines on standard output. Bodies and headers are never logged, so there is nothing to redact. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: { err: describeError },
  };
  return destination ? pino(options, destination) : pino(options);
}
