import { randomUUID } from 'node:crypto';
import { liveCloseCodes } from '@zaojie/contract/live/live-frames';
import pLimit from 'p-limit';
import type { Services } from '../../frame/context.ts';
import type { LiveHandlers, Socket, SocketServer } from '../../frame/live.ts';
import { hashToken } from '../accounts/index.ts';
import { admit } from './admit.ts';
import { deleteConnectionsOf } from './connection.queries.ts';
import { keepAlive } from './keep-alive.ts';
import type { Live, LiveTimings } from './live.ts';
import type { OpenSocket } from './open-socket.ts';
import { spendTicket } from './ticket.queries.ts';

const usualTimings: LiveTimings = { heartbeatMs: 25_000, sweepMs: 30_000 };
const GOING_AWAY = 1001;
const STOP_PATIENCE_MS = 300;
const ticketShape = /^[\w-]{43}$/;
/** When a thousand come or go at once, they must not take the database away from everybody else. */
const AT_ONCE = 4;

/** The sockets of one process. */
export function createLiveServer(
  services: Services,
  handlers: LiveHandlers,
  timings: LiveTimings = usualTimings,
): SocketServer {
  const pending = new Set<Promise<void>>();
  const limit = pLimit(AT_ONCE);
  const live: Live = {
    services,
    handlers,
    processId: randomUUID(),
    open: new Map(),
    isStopping: false,
    inBackground(work) {
      const failed = (error: unknown) => services.log.warn({ err: error }, 'live connection work failed');
      const running = limit(work).catch(failed);
      pending.add(running);
      void running.finally(() => pending.delete(running));
    },
  };
  const rest = keepAlive(live, timings);
  return {
    greet: (socket, ticket) => live.inBackground(() => greet(live, socket, ticket)),
    async stop() {
      live.isStopping = true;
      rest();
      await sayGoodbye([...live.open.values()], () => live.open.size === 0);
      await Promise.all(pending);
      await deleteConnectionsOf(services.db, live.processId).catch((error: unknown) =>
        services.log.warn({ err: error }, 'could not remove live connections'),
      );
    },
  };
}

async function greet(live: Live, socket: Socket, ticket: string): Promise<void> {
  const { db, now } = live.services;
  try {
    const owner = ticketShape.test(ticket) ? await spendTicket(db, hashToken(ticket), now()) : null;
    if (owner && !live.isStopping) await admit(live, socket, owner);
    else socket.close(live.isStopping ? GOING_AWAY : liveCloseCodes.badTicket);
  } catch (error) {
    socket.terminate();
    throw error;
  }
}

/** A client that doesn't take its leave in time must not hold up the end of the process. */
async function sayGoodbye(sockets: readonly OpenSocket[], areGone: () => boolean): Promise<void> {
  for (const socket of sockets) socket.close(GOING_AWAY);
  const until = Date.now() + STOP_PATIENCE_MS;
  while (!areGone() && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 10));
  for (const socket of sockets) socket.terminate();
}
