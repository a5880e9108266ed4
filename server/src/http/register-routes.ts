import { join } from 'node:path';
import type { Access, Endpoint, EndpointInput } from '@zaojie/contract/endpoint';
import { frameErrors } from '@zaojie/contract/errors';
import { actingErrors } from '@zaojie/contract/proxies/proxy.errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context, Services, Viewer } from '../frame/context.ts';
import type { Db, Tx } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import { speaksInPublic } from '../platform/rate-limit/paces.ts';
import type { RateLimiter } from '../platform/rate-limit/rate-limiter.ts';
import type { ProxyDesk } from '../frame/acting/proxy-desk.ts';
import { answerOutside } from '../frame/answer-outside.ts';
import { tellHeld } from '../frame/words/held-words.ts';
import type { Authenticate } from '../frame/module.ts';
import { Refusal } from '../frame/refusal.ts';
import type { WordFilter } from '../frame/words/word-filter.ts';
import { resolveActing } from './acting/act-for.ts';
import { prepareAct } from './acting/write-act.ts';
import { sendJson } from './answers.ts';
import { contextMaker, type Exchange, type MakeContext } from './call/call-context.ts';
import { Answer, type BoundRoute } from '../frame/action.ts';
import { acceptBytes, acceptForms, withBytes, withForm } from './file-body.ts';
import { answerOnce, readIdempotencyKey } from '../frame/idempotency.ts';
import { countFailure, keepPace, takeFromLimit } from './limits.ts';
import { successOf } from './serialise.ts';
import { listenTo, madeBy } from '../frame/words/spoken-words.ts';
import { validateInput } from './validate-input.ts';

export type RouteFrame = {
  services: Services;
  rateLimiter: RateLimiter;
  authenticate: Authenticate;
  wordFilter: WordFilter;
  proxyDesk: ProxyDesk;
};

const DEFAULT_MESSAGE = 'ok';

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

type Wiring = RouteFrame & { makeContext: MakeContext };

export function registerRoutes(
  app: FastifyInstance,
  routes: readonly BoundRoute[],
  routeFrame: RouteFrame,
): void {
  const frame: Wiring = { ...routeFrame, makeContext: contextMaker(routeFrame.services) };
  const incoming = join(frame.services.config.dataDir, 'incoming');
  for (const route of routes.filter(({ takesForms, takesBytes }) => !takesForms && takesBytes === null)) {
    addRoute(app, route, createHandler(route, frame));
  }
  app.register(async (scope) => {
    await acceptForms(scope, incoming);
    for (const route of routes.filter(({ takesForms }) => takesForms)) {
      const receive: Receive = (request, work) => withForm(request, incoming, work);
      addRoute(scope, route, createFileHandler(route, frame, receive));
    }
  });
  app.register(async (scope) => {
    acceptBytes(scope);
    for (const route of routes) {
      const { takesBytes: most } = route;
      if (most === null) continue;
      const receive: Receive = (request, work) => withBytes(request, { folder: incoming, most }, work);
      addRoute(scope, route, createFileHandler(route, frame, receive));
    }
  });
}

function addRoute(app: FastifyInstance, route: BoundRoute, handler: Handler): void {
  for (const path of [route.endpoint.path, ...route.endpoint.alsoAt]) {
    app.route({ method: route.endpoint.method, url: routeAddress(path), handler });
  }
}

/** A path of the contract as Fastify spells it. */
export function routeAddress(path: string): string {
  return `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
}

/** Reads the body with its file, which is there for as long as the work takes. */
type Receive = <T>(request: FastifyRequest, work: () => Promise<T>) => Promise<T>;

function createFileHandler(route: BoundRoute, frame: Wiring, receive: Receive): Handler {
  const answer = createAnswer(route, frame);
  return async (request, reply) => {
    // Nobody's bytes are taken before it is known whose they are, nor of whom goes too fast.
    const viewer = await admit(route, request, frame);
    await keepPace(frame.rateLimiter, route, request, viewer);
    const body = () => answer({ request, reply }, viewer, validateInput(route.endpoint, request));
    return sendJson(reply, await receive(request, body));
  };
}

function createHandler(route: BoundRoute, frame: Wiring): Handler {
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
  const caller = await identify(route.endpoint.access, request, frame.authenticate);
  const viewer = await resolveActing(route.endpoint, request, caller, frame.proxyDesk);
  if (viewer?.mute && speaksInPublic(route.pace))
    throw new Refusal(frameErrors.muted, { values: viewer.mute });
  return viewer;
}

type Input = EndpointInput<Endpoint>;

function createAnswer(route: BoundRoute, frame: Wiring) {
  const { endpoint, failureLimit } = route;
  const declared = new Set([
    ...endpoint.errors,
    ...Object.values(frameErrors),
    ...Object.values(actingErrors),
  ]);
  const serialise = successOf(endpoint.output);

  return async (exchange: Exchange, viewer: Viewer | null, input: Input): Promise<string> => {
    const { input: heard, held } = await listenTo(frame.wordFilter, route.words, input);
    const run = async (context: Context): Promise<string> => {
      if (held) context.held = held;
      const writeAct = prepareAct(route, context, frame.proxyDesk, heard);
      const result = await route.action(context as Parameters<typeof route.action>[0], heard);
      if (held) await tellFound(context, route, result, heard);
      await writeAct(result instanceof Answer ? result.data : result);
      return result instanceof Answer
        ? serialise(result.msg, result.data)
        : serialise(DEFAULT_MESSAGE, result);
    };
    // What must be looked at comes with the word that says so, and what is done for another is written down, or not at all.
    const isActing = viewer?.agent !== undefined && endpoint.method !== 'GET';
    const isWhole = (held !== null || isActing) && !route.callsOutside;
    const work = () =>
      runCall(
        route,
        { exchange, viewer, makeContext: frame.makeContext },
        frame.services.db,
        { input, isWhole },
        run,
      );
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

/** Where that isn't left to the action, whoever moderates is told. */
async function tellFound(
  context: Context,
  { words }: BoundRoute,
  result: unknown,
  input: Input,
): Promise<void> {
  if (typeof words?.held !== 'object') return;
  const { reports: kind, idIn = 'id' } = words.held;
  const targetId = madeBy(result instanceof Answer ? result.data : result, input, idIn);
  if (targetId === null) return;
  await context.transaction((tx) => tellHeld(tx, context.held, { kind, targetId }));
}

/** Who calls, by the token alone; refused where that isn't enough. */
export async function identify(
  access: Access,
  request: FastifyRequest,
  authenticate: Authenticate,
): Promise<Viewer | null> {
  const token = request.headers['token'];
  const viewer = typeof token === 'string' && token !== '' ? await authenticate(token) : null;
  if (access !== 'public' && !viewer) throw new Refusal(frameErrors.unauthenticated);
  if (access === 'admin' && viewer?.role !== 'admin') throw new Refusal(frameErrors.forbidden);
  if (access === 'admin' && viewer?.isConfirmed !== true) throw new Refusal(frameErrors.passwordNeeded);
  return viewer;
}

async function runCall(
  { endpoint, callsOutside }: BoundRoute,
  { exchange, viewer, makeContext }: { exchange: Exchange; viewer: Viewer | null; makeContext: MakeContext },
  db: Db,
  { input, isWhole }: { input: unknown; isWhole: boolean },
  run: (context: Context) => Promise<string>,
): Promise<string> {
  const { headers } = exchange.request;
  const key = endpoint.method === 'GET' ? null : readIdempotencyKey(headers['idempotency-key']);
  if (key === null || !viewer) {
    const runIn = (within: Db | Tx) => run(makeContext(exchange, viewer, within));
    return isWhole ? transaction(db, runIn) : runIn(db);
  }
  const name = `${endpoint.method} ${endpoint.path}`;
  const call = viewer.agent
    ? { userId: viewer.agent.userId, key, endpoint: `${name} for ${viewer.userId}`, input }
    : { userId: viewer.userId, key, endpoint: name, input };
  if (callsOutside) {
    return answerOutside(db, call, () => run(makeContext(exchange, viewer, db)));
  }
  return transaction(db, (tx) => answerOnce(tx, call, () => run(makeContext(exchange, viewer, tx))));
}
