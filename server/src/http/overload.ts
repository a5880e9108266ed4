import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { sendUnavailable } from './answers.ts';
import { isApiCall } from './request-kind.ts';

const MAX_WAITING_FOR_DATABASE = 256;

/** Past capacity a fast no is kinder than a slow timeout: those already in keep their pace. */
export function refuseWhenOverloaded(app: FastifyInstance, pool: pg.Pool): void {
  app.addHook('onRequest', async (request, reply) => {
    if (pool.waitingCount > MAX_WAITING_FOR_DATABASE && isApiCall(request)) {
      return sendUnavailable(reply);
    }
    return undefined;
  });
}
