import type { FastifyInstance } from 'fastify';
import { isOwnCall } from './request-kind.ts';

/** One line per answer, or per caller who didn't wait for it. The route's pattern, not its address: addresses can carry codes and states. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    // The server's own calls have no connection that could end.
    if (isOwnCall(request)) return;
    reply.raw.once('close', () => {
      if (reply.raw.writableFinished) return;
      const { method } = request;
      request.log.info({ method, route: request.routeOptions.url ?? 'unknown' }, 'caller hung up');
    });
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'unknown';
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ method, route, status: reply.statusCode, ms }, 'answered');
  });
}
