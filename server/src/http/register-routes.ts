import { join } from 'node:path';
import type { Endpoint } from '@zaojie/contract/endpoint';
import { frameErrors } from '@zaojie/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context, Services, Viewer } from '../context.ts';
import type { Db, Tx } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import type { Log } from '../log.ts';
import type { RateLimiter } from '../platform/rate-limit/rate-limiter.ts';
import { Refusal } from '../refusal.ts';
import { sendJson } from './answers.ts';
import { Answer, type BoundRoute } from './bind.ts';
import { acceptForms, withForm } from './form-body.ts';
import { answerOnce, readIdempotencyKey } from './idempotency.ts';
import { compileSuccess } from './serialise.ts';
import { validateInput } from './validate-input.ts';

export type RouteFrame = {
  services: Services;
  rateLimiter: RateLimiter;
  /** Who a token belongs to; null for a token that is unknown, expired or revoked. */
  authenticate: (token: string) => Promise<Viewer | null>;
};

const DEFAULT_MESSAGE = 'ok';

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

export function registerRoutes(app: FastifyInstance, routes: readonly BoundRoute[], frame: RouteFrame): void {
  const incoming = join(frame.services.config.dataDir, 'incoming');
  for (const route of routes.filter(({ takesForms }) => !takesForms)) {
    addRoute(app, route, createHandler(route, frame));
  }
  app.register(async (scope) => {
    await acceptForms(scope, incoming);
    for (const route of routes.filter(({ takesForms }) => takesForms)) {
      addRoute(scope, route, createFormHandler(route, frame, incoming));
    }
  });
}

function addRoute(app: FastifyInstance, route: BoundRoute, handler: Handler): void {
  for (const path of [route.endpoint.path, ...route.endpoint.alsoAt]) {
    const url = `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
    app.route({ method: route.endpoint.method, url, handler });
  }
}

function createFormHandler(route: BoundRoute, frame: RouteFrame, incoming: string): Handler {
  const answer = createHandler(route, frame);
  return async (request, reply) => {
    // Nobody's bytes are taken before it is known whose they are.
    await identify(route.endpoint, request, frame);
    return withForm(request, incoming, () => answer(request, reply));
  };
}

function createHandler(route: BoundRoute, frame: RouteFrame): Handler {
  const { endpoint } = route;
  const declared = new Set([...endpoint.errors, ...Object.values(frameErrors)]);
  const serialise = compileSuccess(endpoint.output);

  return async (request, reply) => {
    if (route.addressLimit) await takeFromLimit(frame.rateLimiter, route.addressLimit, request.ip);
    const viewer = await identify(endpoint, request, frame);
    const input = validateInput(endpoint, request);
    const run = async (context: Context): Promise<string> => {
      const result = await route.action(context as Parameters<typeof route.action>[0], input);
      return result instanceof Answer
        ? serialise(result.msg, result.data)
        : serialise(DEFAULT_MESSAGE, result);
    };
    try {
      return sendJson(reply, await runCall(endpoint, request, frame.services, viewer, input, run));
    } catch (error) {
      if (error instanceof Refusal && !declared.has(error.declared)) {
        throw new Error(`${endpoint.path} refused with undeclared ${error.declared.name}`, { cause: error });
      }
      throw error;
    }
  };
}

export async function takeFromLimit(
  limiter: RateLimiter,
  limit: Parameters<RateLimiter['take']>[0],
  address: string,
): Promise<void> {
  const outcome = await limiter.take(limit, address);
  if (!outcome.allowed) {
    throw new Refusal(frameErrors.tooManyRequests, { retryAfterSeconds: outcome.retryAfterSeconds });
  }
}

async function identify(
  endpoint: Endpoint,
  request: FastifyRequest,
  frame: RouteFrame,
): Promise<Viewer | null> {
  const token = request.headers['token'];
  const viewer = typeof token === 'string' && token !== '' ? await frame.authenticate(token) : null;
  if (endpoint.access !== 'public' && !viewer) throw new Refusal(frameErrors.unauthenticated);
  if (endpoint.access === 'admin' && viewer?.role !== 'admin') throw new Refusal(frameErrors.forbidden);
  return viewer;
}

async function runCall(
  endpoint: Endpoint,
  request: FastifyRequest,
  services: Services,
  viewer: Viewer | null,
  input: unknown,
  run: (context: Context) => Promise<string>,
): Promise<string> {
  const key = endpoint.method === 'GET' ? null : readIdempotencyKey(request.headers['idempotency-key']);
  if (key === null || !viewer) return run(createContext(services, request, viewer, services.db));
  const call = { userId: viewer.userId, key, endpoint: `${endpoint.method} ${endpoint.path}`, input };
  return transaction(services.db, (tx) =>
    answerOnce(tx, call, () => run(createContext(services, request, viewer, tx))),
  );
}

function createContext(
  services: Services,
  request: FastifyRequest,
  viewer: Viewer | null,
  db: Db | Tx,
): Context {
  return {
    ...services,
    db,
    independentDb: services.db,
    log: request.log as Log,
    viewer,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    address: request.ip,
    origin: services.config.publicUrl ?? `${request.protocol}://${request.host}`,
    // Inside an idempotent call the whole call is one transaction already.
    transaction: (work) => (db.isTransaction ? work(db as Tx) : transaction(db, work)),
  };
}
