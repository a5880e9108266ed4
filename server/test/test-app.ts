import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { buildApp } from '../src/app.ts';
import { readConfig, type Config } from '../src/config.ts';
import type { Services } from '../src/frame/context.ts';
import { connectDatabase, type Db } from '../src/db/database.ts';
import { watchTransactions } from '../src/db/transaction.ts';
import { createLog } from '../src/log.ts';
import { listDemoAccounts } from '../src/demo/demo-accounts.ts';
import { gather } from '../src/frame/module.ts';
import { modules } from '../src/modules/all.ts';
import { guardPort } from '../src/platform/guard-port.ts';
import { createPayments } from '../src/platform/payments/create-payments.ts';
import { createViewCounter } from '../src/platform/views/view-counter.ts';
import { createRateLimiter, type RateLimiter } from '../src/platform/rate-limit/rate-limiter.ts';
import { createInProcessHub } from '../src/platform/realtime/in-process-hub.ts';
import { createMail } from '../src/platform/mail/create-mail.ts';
import { createPush } from '../src/platform/push/create-push.ts';
import { createSandboxSms } from '../src/platform/sms/sandbox-sms.ts';
import { createSocialProvider } from '../src/platform/social-login/create-social-provider.ts';
import { createDiskStorage } from '../src/platform/storage/disk-storage.ts';
import { createDispatcher } from '../src/platform/events/dispatcher.ts';
import { subscribersOf } from '../src/worker.ts';
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
  /** Brings what was emitted to all subscribers, and says how many deliveries were made. */
  deliver(): Promise<number>;
  /** Moves the clock that the rules read. */
  passSeconds(seconds: number): void;
  close(): Promise<void>;
};

export type TestAppOptions = {
  env?: Record<string, string>;
  services?: (services: Services) => Partial<Services>;
  rateLimiter?: RateLimiter;
  /** Leads the app to its database by another way, such as one that can be cut. */
  reroute?: (connectionString: string) => Promise<string>;
  /** How long a busy machine may take to connect; without a way of their own, tests have patience. */
  connectionTimeoutMs?: number;
};

/** For tests that don't ask how outages are answered. */
export const PATIENCE_MS = 60_000;

const testEnv = {
  NODE_ENV: 'test',
  DEMO: '1',
  RATE_LIMIT: 'off',
  APP_SECRET: 'a secret for tests '.repeat(3),
};

export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  watchTransactions();
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'zaojie-app-'));
  const config = readConfig({ ...testEnv, DATA_DIR: folder, ...options.env });
  const queries: string[] = [];
  const logLines: string[] = [];
  const opened = connectDatabase({
    connectionString: (await options.reroute?.(database.connectionString)) ?? database.connectionString,
    maxConnections: 20,
    // Races are about the right outcome, on however busy a machine; how outages are answered is tested by the way there.
    ...connectionPatience(options),
    onQuery: (sql) => queries.push(sql),
  });
  const clock = { shiftMs: 0 };
  const services = createServices(config, opened.db, logLines, clock);
  Object.assign(services, options.services?.(services));
  const rateLimiter =
    options.rateLimiter ??
    createRateLimiter({ limits: config.rateLimits, redisUrl: null, log: services.log });
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
    deliver: () =>
      createDispatcher({
        db: opened.db,
        connectionString: database.connectionString,
        subscribers: subscribersOf(services),
        log: services.log,
      }).drain(),
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

function connectionPatience({ reroute, connectionTimeoutMs }: TestAppOptions) {
  const patience = connectionTimeoutMs ?? (reroute ? undefined : PATIENCE_MS);
  // Many thousand rows written at once are a test's own, and take long where others work too.
  return patience === undefined ? {} : { connectionTimeoutMs: patience, statementTimeoutMs: 2 * PATIENCE_MS };
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
    sms: guardPort('sms', createSandboxSms(log)),
    mail: createMail(config.mail, log),
    push: createPush(config.push, { db, secret, log }),
    socialProvider: createSocialProvider(config.wechat, secret),
    payments: createPayments(config.payments, { secret, dataDir: config.dataDir, log, now }),
    hub: createInProcessHub(),
    storage: guardPort('storage', createDiskStorage({ folder: join(config.dataDir, 'uploads') })),
    views: createViewCounter({ db, secret, log, now, viewed: gather(modules, 'viewed') }),
    searchSources: gather(modules, 'searchSources'),
    noticeFlags: gather(modules, 'noticeFlags'),
    chatCards: gather(modules, 'chatCards'),
    reportTargets: gather(modules, 'reportTargets'),
    exportParts: gather(modules, 'exports'),
    holds: gather(modules, 'holds'),
    erasers: gather(modules, 'erasers'),
    siteFigures: gather(modules, 'siteFigures'),
    waitingRooms: gather(modules, 'waitingRooms'),
    demoAccounts: async () => (config.demo ? listDemoAccounts(db) : []),
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
