import { join } from 'node:path';
import type { Endpoint, EndpointInput } from '@zaojie/contract/endpoint';
import { frameErrors } from '@zaojie/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context, Services, Viewer } from '../frame/context.ts';
import type { Db, Tx } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import type { Log } from '../log.ts';
import type { RateLimiter } from '../platform/rate-limit/rate-limiter.ts';
import { answerOutside } from '../frame/answer-outside.ts';
import { Refusal } from '../frame/refusal.ts';
import { sendJson } from './answers.ts';
import { createCookieJar } from './cookies.ts';
import { Answer, type BoundRoute } from '../frame/action.ts';
import { hangUpOf } from './hang-up.ts';
import { acceptForms, withForm } from './form-body.ts';
import { answerOnce, readIdempotencyKey } from '../frame/idempotency.ts';
import { originOf } from './hosts.ts';
import { countFailure, keepPace, takeFromLimit } from './limits.ts';
import { compileSuccess } from './serialise.ts';
import { validateInput } from './validate-input.ts';

export type RouteFrame = {
  services: Services;
  rateLimiter: RateLimiter;
  /** Who a token belongs to; null for a token that is unknown, expired or revoked. */
  authenticate: (token: string) => Promise<Viewer | null>;
};

const DEFAULT_MESSAGE = 'ok';

type Exchange = { request: FastifyRequest; reply: FastifyReply };
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
  const answer = createAnswer(route, frame);
  return async (request, reply) => {
    // Nobody's bytes are taken before it is known whose they are, nor of whom goes too fast.
    const viewer = await admit(route, request, frame);
    await keepPace(frame.rateLimiter, route, request, viewer);
    const body = () => answer({ request, reply }, viewer, validateInput(route.endpoint, request));
    return sendJson(reply, await withForm(request, incoming, body));
  };
}

function createHandler(route: BoundRoute, frame: RouteFrame): Handler {
  const answer = createAnswer(route, frame);
  return async (request, reply) => {
    const viewer = await admit(route, request, frame);
    const input = validateInput(route.endpoint, request);
    await keepPace(frame.rateLimiter, route, request, viewer);
    return sendJson(reply, await answer({ request, reply }, viewer, input));
  };
}

async function admit(route: BoundRoute, request: FastifyRequest, frame: RouteFrame): Promise<Viewer | null> {
  if (route.addressLimit) await takeFromLimit(frame.rateLimiter, route.addressLimit, request.ip);
  return identify(route.endpoint, request, frame);
}

type Input = EndpointInput<Endpoint>;

function createAnswer(route: BoundRoute, frame: RouteFrame) {
  const { endpoint, failureLimit } = route;
  const declared = new Set([...endpoint.errors, ...Object.values(frameErrors)]);
  const serialise = compileSuccess(endpoint.output);

  return async (exchange: Exchange, viewer: Viewer | null, input: Input): Promise<string> => {
    const run = async (context: Context): Promise<string> => {
      const result = await route.action(context as Parameters<typeof route.action>[0], input);
      return result instanceof Answer
        ? serialise(result.msg, result.data)
        : serialise(DEFAULT_MESSAGE, result);
    };
    const work = () => runCall(route, exchange, frame.services, viewer, input, run);
    try {
      return await countFailure(frame.rateLimiter, failureLimit, exchange.request.ip, work);
    } catch (error) {
      if (error instanceof Refusal && !declared.has(error.declared)) {
        throw new Error(`${endpoint.path} refused with undeclared ${error.declared.name}`, { cause: error });
      }
      throw error;
    }
  };
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
  { endpoint, callsOutside }: BoundRoute,
  exchange: Exchange,
  services: Services,
  viewer: Viewer | null,
  input: unknown,
  run: (context: Context) => Promise<string>,
): Promise<string> {
  const { headers } = exchange.request;
  const key = endpoint.method === 'GET' ? null : readIdempotencyKey(headers['idempotency-key']);
  if (key === null || !viewer) return run(createContext(services, exchange, viewer, services.db));
  const call = { userId: viewer.userId, key, endpoint: `${endpoint.method} ${endpoint.path}`, input };
  if (callsOutside) {
    return answerOutside(services.db, call, () =>
      run(createContext(services, exchange, viewer, services.db)),
    );
  }
  return transaction(services.db, (tx) =>
    answerOnce(tx, call, () => run(createContext(services, exchange, viewer, tx))),
  );
}

function createContext(
  services: Services,
  { request, reply }: Exchange,
  viewer: Viewer | null,
  db: Db | Tx,
): Context {
  const origin = originOf(request, services.config.publicUrl);
  return {
    ...services,
    db,
    independentDb: services.db,
    log: request.log as Log,
    viewer,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    address: request.ip,
    origin,
    cookies: createCookieJar(request.headers.cookie, reply, origin),
    // Made when it is asked for; most actions never do.
    get signal() {
      return hangUpOf(reply);
    },
    // Inside an idempotent call the whole call is one transaction already.
    transaction: (work) => (db.isTransaction ? work(db as Tx) : transaction(db, work)),
  };
}
