import type { Services } from '../../frame/context.ts';
import type { LiveHandlers } from '../../frame/live.ts';
import type { OpenSocket } from './open-socket.ts';

export type LiveTimings = { heartbeatMs: number; sweepMs: number };

export type Live = {
  services: Services;
  handlers: LiveHandlers;
  processId: string;
  open: Map<string, OpenSocket>;
  isStopping: boolean;
  /** For what nobody waits for; a failure is logged, and the end of the server waits. */
  inBackground(work: () => Promise<void>): void;
};
