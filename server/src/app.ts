import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Services } from './frame/context.ts';
import { gather, onlyOne } from './frame/module.ts';
import { answerError, answerErrors } from './http/error-answers.ts';
import { serveApiDocs } from './http/pages/api-docs.ts';
import { serveHealth } from './http/health.ts';
import { refuseForeignHosts } from './http/hosts.ts';
import { createPageWriter } from './http/pages/link-preview.ts';
import { createPageReader } from './http/pages/page-reader.ts';
import { acceptJsonBodies } from './http/json-body.ts';
import { limitApi } from './http/limits.ts';
import { createLookout } from './http/look-around.ts';
import { serveMetrics } from './http/metrics.ts';
import { refuseWhenOverloaded } from './http/overload.ts';
import { registerRawRoutes } from './http/raw-routes.ts';
import { registerRoutes } from './http/register-routes.ts';
import { readTarget } from './http/request-kind.ts';
import { logRequests } from './http/request-log.ts';
import { endSlowBodies } from './http/slow-bodies.ts';
import { sendSecurityHeaders } from './http/security-headers.ts';
import { serveFiles, servePrivateFiles } from './http/serve-files.ts';
import { servePlay } from './http/play/serve-play.ts';
import { serveSockets } from './http/serve-sockets.ts';
import { createTrust } from './http/trusted-proxies.ts';
import { readIndexHtml, serveWeb } from './http/pages/static-web.ts';
import { modules } from './modules/all.ts';
import type { RateLimiter } from './platform/rate-limit/rate-limiter.ts';
import { serveSandboxProvider } from './http/pages/sandbox-pages.ts';

const BODY_LIMIT = 1024 * 1024;
const SLOWEST_HEAD_MS = 15_000;
/** A large file on a slow line; whether it keeps coming is watched apart. */
const SLOWEST_REQUEST_MS = 15 * 60_000;

export type AppParts = {
  services: Services;
  pool: pg.Pool;
  rateLimiter: RateLimiter;
  webFolder: string;
  isStopping: () => boolean;
};

/** Puts the HTTP server together; everything it talks to is handed in. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { services } = parts;
  const app: FastifyInstance = fastify({
    loggerInstance: services.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    requestTimeout: SLOWEST_REQUEST_MS,
    keepAliveTimeout: 10_000,
    trustProxy: createTrust(services.config.trustProxy),
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    rewriteUrl: readTarget,
    routerOptions: { maxParamLength: 4096 },
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  });
  app.server.headersTimeout = SLOWEST_HEAD_MS;

  const authenticate = onlyOne(modules, 'authenticate')(services);
  const lookout = createLookout(services, gather(modules, 'watches'));
  const indexHtml = readIndexHtml(parts.webFolder);
  answerErrors(app);
  acceptJsonBodies(app);
  logRequests(app);
  endSlowBodies(app);
  serveMetrics(app, { pool: parts.pool, config: services.config, figures: lookout.figures });
  refuseWhenOverloaded(app, parts.pool);
  sendSecurityHeaders(app, {
    indexHtml,
    isBehindTls: services.config.publicUrl?.startsWith('https:') ?? false,
  });
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  limitApi(app, parts.rateLimiter);
  refuseForeignHosts(app, services.config);

  serveHealth(app, {
    db: services.db,
    isStopping: parts.isStopping,
    authenticate,
    lookAround: lookout.lines,
  });
  serveApiDocs(app);
  serveFiles(app, { storage: services.storage, nameOf: onlyOne(modules, 'fileNames')(services) });
  servePrivateFiles(app, { storage: services.storage, find: onlyOne(modules, 'privateFiles')(services) });
  servePlay(app, { storage: services.storage, find: onlyOne(modules, 'playFiles')(services) });
  if (services.socialProvider?.isSandbox) serveSandboxProvider(app, services.secret);
  const wordFilter = onlyOne(modules, 'wordFilter')(services);
  const proxyDesk = onlyOne(modules, 'proxyDesk')(services);
  const frame = { services, rateLimiter: parts.rateLimiter, authenticate, wordFilter, proxyDesk };
  registerRoutes(app, gather(modules, 'routes'), frame);
  registerRawRoutes(app, gather(modules, 'rawRoutes'), frame);
  const liveHandlers = onlyOne(modules, 'liveHandlers')(services);
  const sockets = onlyOne(modules, 'sockets')(services, liveHandlers);
  await serveSockets(app, sockets, services.config.publicUrl);
  await serveWeb(app, {
    webFolder: parts.webFolder,
    indexHtml,
    describe: createPageWriter(services, gather(modules, 'linkPreviews')),
    readerOf: createPageReader({
      authenticate,
      rateLimiter: parts.rateLimiter,
      publicUrl: services.config.publicUrl,
    }),
  });
  return app;
}
