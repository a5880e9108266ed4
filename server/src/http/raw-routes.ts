import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isStorableLine, findBroken } from '@zaojie/contract/text-rules';
import { UNSTORABLE_TEXT } from '@zaojie/contract/primitives';
import type { RawRequest, RawRoute } from '../frame/raw-route.ts';
import { InvalidInput } from '../frame/refusal.ts';
import type { Log } from '../log.ts';
import { hangUpOf } from './call/hang-up.ts';
import { keepPace } from './limits.ts';
import { identify, routeAddress, type RouteFrame } from './register-routes.ts';

/** Routes that answer in their own way. In a scope of its own, where a body is bytes whatever it says it is. */
export function registerRawRoutes(
  app: FastifyInstance,
  routes: readonly RawRoute[],
  frame: RouteFrame,
): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    for (const route of routes) {
      const { method, path, bodyLimit } = route;
      scope.route({ method, url: routeAddress(path), bodyLimit, handler: createHandler(route, frame) });
    }
  });
}

function createHandler(route: RawRoute, { services, rateLimiter, authenticate }: RouteFrame) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const viewer = await identify(route.access, request, authenticate);
    const asked = readRequest(request);
    await keepPace(rateLimiter, route, request, viewer);
    const context = { ...services, log: request.log as Log, viewer, signal: hangUpOf(reply) };
    const { status, headers, body } = await route.answer(context, asked);
    return reply.code(status).header('cache-control', 'no-store').headers(headers).send(body);
  };
}

function readRequest({ headers, body, query, params }: FastifyRequest): RawRequest {
  for (const part of [query, params]) {
    if (findBroken(part, isStorableLine) !== null) throw new InvalidInput(UNSTORABLE_TEXT);
  }
  return {
    headers,
    rawBody: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
    query: onlyTexts(query),
    params: onlyTexts(params),
  };
}

function onlyTexts(values: unknown): Record<string, string> {
  const pairs = Object.entries((values ?? {}) as Record<string, unknown>);
  return Object.fromEntries(pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
}
