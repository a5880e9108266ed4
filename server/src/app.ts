import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Services } from './context.ts';
import { answerError, answerErrors } from './http/error-answers.ts';
import { serveApiDocs } from './http/api-docs.ts';
import { serveHealth } from './http/health.ts';
import { createPageWriter } from './http/link-preview.ts';
import { acceptJsonBodies } from './http/json-body.ts';
import { serveMetrics } from './http/metrics.ts';
import { refuseWhenOverloaded } from './http/overload.ts';
import { registerRoutes, takeFromLimit } from './http/register-routes.ts';
import { logRequests } from './http/request-log.ts';
import { endSlowBodies } from './http/slow-bodies.ts';
import { sendSecurityHeaders } from './http/security-headers.ts';
import { serveFiles } from './http/serve-files.ts';
import { readIndexHtml, serveWeb } from './http/static-web.ts';
import { routes } from './modules/routes.ts';
import { createAuthenticator } from './modules/accounts/index.ts';
import { serveLive } from './modules/live/index.ts';
import { createChatLive } from './modules/messages/index.ts';
import { createUploadNamer } from './modules/uploads/index.ts';
import type { RateLimiter } from './platform/rate-limit/rate-limiter.ts';
import { serveSandboxProvider } from './platform/social-login/sandbox-pages.ts';

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
    trustProxy: services.config.trustProxy,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    routerOptions: { maxParamLength: 4096 },
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  });
  app.server.headersTimeout = SLOWEST_HEAD_MS;

  const indexHtml = readIndexHtml(parts.webFolder);
  answerErrors(app);
  acceptJsonBodies(app);
  logRequests(app);
  endSlowBodies(app);
  serveMetrics(app, { pool: parts.pool });
  refuseWhenOverloaded(app, parts.pool);
  sendSecurityHeaders(app, {
    indexHtml,
    isBehindTls: services.config.publicUrl?.startsWith('https:') ?? false,
  });
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  app.addHook('onRequest', async (request) => {
    if (request.url.startsWith('/api/')) await takeFromLimit(parts.rateLimiter, 'api', request.ip);
  });

  serveHealth(app, { db: services.db, isStopping: parts.isStopping });
  serveApiDocs(app);
  serveFiles(app, { storage: services.storage, nameOf: createUploadNamer(services.db) });
  if (services.socialProvider?.isSandbox) serveSandboxProvider(app, services.secret);
  registerRoutes(app, routes, {
    services,
    rateLimiter: parts.rateLimiter,
    authenticate: createAuthenticator(services),
  });
  await serveLive(app, services, createChatLive(services));
  await serveWeb(app, { webFolder: parts.webFolder, indexHtml, describe: createPageWriter(services) });
  return app;
}
