import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { buildApp } from '../src/app.ts';
import { readConfig, type Config } from '../src/config.ts';
import type { Services } from '../src/context.ts';
import { connectDatabase, type Db } from '../src/db/database.ts';
import { createLog } from '../src/log.ts';
import { createViewCounter } from '../src/modules/posts/index.ts';
import { createRateLimiter } from '../src/platform/rate-limit/rate-limiter.ts';
import { createInProcessHub } from '../src/platform/realtime/in-process-hub.ts';
import { createSandboxSms } from '../src/platform/sms/sandbox-sms.ts';
import { createSocialProvider } from '../src/platform/social-login/create-social-provider.ts';
import { createDiskStorage } from '../src/platform/storage/disk-storage.ts';
import { createTestDatabase } from './test-database.ts';

export type CallOptions = {
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
  ip?: string;
};
export type CallAnswer = {
  status: number;
  headers: Record<string, unknown>;
  code: number;
  msg: string;
  // The tests look into answers of every shape.
  data: Record<string, unknown>;
  raw: string;
};

export type TestApp = {
  app: FastifyInstance;
  db: Db;
  connectionString: string;
  services: Services;
  /** Statements run since the list was last emptied. */
  queries: string[];
  logLines: string[];
  get(path: string, options?: CallOptions): Promise<CallAnswer>;
  post(path: string, body?: unknown, options?: CallOptions): Promise<CallAnswer>;
  send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, options?: CallOptions): Promise<CallAnswer>;
  /** Moves the clock that the rules read. */
  passSeconds(seconds: number): void;
  close(): Promise<void>;
};

export type TestAppOptions = {
  env?: Record<string, string>;
  services?: (services: Services) => Partial<Services>;
  /** Leads the app to its database by another way, such as one that can be cut. */
  reroute?: (connectionString: string) => Promise<string>;
};

const testEnv = {
  NODE_ENV: 'test',
  DEMO: '1',
  RATE_LIMIT: 'off',
  APP_SECRET: 'a secret for tests '.repeat(3),
};

export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'zaojie-app-'));
  const config = readConfig({ ...testEnv, DATA_DIR: folder, ...options.env });
  const queries: string[] = [];
  const logLines: string[] = [];
  const opened = connectDatabase({
    connectionString: (await options.reroute?.(database.connectionString)) ?? database.connectionString,
    maxConnections: 20,
    // Races are about the right outcome, on however busy a machine; how outages are answered is tested by the way there.
    ...(!options.reroute && { connectionTimeoutMs: 15_000 }),
    onQuery: (sql) => queries.push(sql),
  });
  const clock = { shiftMs: 0 };
  const services = createServices(config, opened.db, logLines, clock);
  Object.assign(services, options.services?.(services));
  const rateLimiter = createRateLimiter({ limits: config.rateLimits, redisUrl: null, log: services.log });
  const app = await buildApp({
    services,
    pool: opened.pool,
    rateLimiter,
    webFolder: join(folder, 'web'),
    isStopping: () => false,
  });
  const send: TestApp['send'] = (method, path, call = {}) => inject(app, method, path, call);
  return {
    connectionString: database.connectionString,
    app,
    db: opened.db,
    services,
    queries,
    logLines,
    send,
    get: (path, call) => send('GET', path, call),
    post: (path, body, call) => send('POST', path, { ...call, body }),
    passSeconds: (seconds) => {
      clock.shiftMs += seconds * 1000;
    },
    async close() {
      await app.close();
      await rateLimiter.close();
      await services.hub.close();
      await opened.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function createServices(config: Config, db: Db, logLines: string[], clock: { shiftMs: number }): Services {
  const log = createLog('info', { write: (line: string) => void logLines.push(line) });
  const secret = config.appSecret ?? '';
  const now = () => new Date(Date.now() + clock.shiftMs);
  return {
    config,
    db,
    secret,
    log,
    sms: createSandboxSms(log),
    socialProvider: createSocialProvider(config.wechat, secret),
    hub: createInProcessHub(),
    storage: createDiskStorage({ folder: join(config.dataDir, 'uploads') }),
    views: createViewCounter({ db, secret, log, now }),
    now,
  };
}

async function inject(
  app: FastifyInstance,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  options: CallOptions,
): Promise<CallAnswer> {
  const isRaw = typeof options.body === 'string';
  const request: InjectOptions = {
    method,
    url: `/api${path}`,
    headers: {
      ...(options.body !== undefined && { 'content-type': 'application/json' }),
      ...(options.token !== undefined && { token: options.token }),
      ...options.headers,
    },
    ...(options.ip !== undefined && { remoteAddress: options.ip }),
    ...(options.body !== undefined && {
      payload: isRaw ? (options.body as string) : JSON.stringify(options.body),
    }),
  };
  const answer = await app.inject(request);
  const { code, msg, data } = JSON.parse(answer.payload) as Pick<CallAnswer, 'code' | 'msg' | 'data'>;
  return { status: answer.statusCode, headers: answer.headers, code, msg, data, raw: answer.payload };
}
