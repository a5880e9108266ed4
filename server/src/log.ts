import { pino, type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

/** Structured lines on standard output. Bodies and headers are never logged, so there is nothing to redact. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = { level, base: null, timestamp: () => `,"time":"${new Date().toISOString()}"` };
  return destination ? pino(options, destination) : pino(options);
}
