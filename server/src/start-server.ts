import { join } from 'node:path';
import type { DemoAccount } from '@zaojie/contract/site/site.endpoints';
import type { FastifyInstance } from 'fastify';
import { loadAppSecret } from './app-secret.ts';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import type { Services } from './frame/context.ts';
import { connectDatabase, openKeptConnections, type Database } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import { watchTransactions } from './db/transaction.ts';
import { listDemoAccounts } from './demo/demo-accounts.ts';
import { fillDemoTown } from './demo/fill-demo-town.ts';
import { createLog, type Log } from './log.ts';
import { gather } from './frame/module.ts';
import { modules } from './modules/all.ts';
import { createMail } from './platform/mail/create-mail.ts';
import { createRateLimiter } from './platform/rate-limit/rate-limiter.ts';
import { createHub } from './platform/realtime/create-hub.ts';
import { createPayments } from './platform/payments/create-payments.ts';
import { createPush } from './platform/push/create-push.ts';
import { createSms } from './platform/sms/create-sms.ts';
import { createSocialProvider } from './platform/social-login/create-social-provider.ts';
import { createStorage } from './platform/storage/create-storage.ts';
import { createViewCounter } from './platform/views/view-counter.ts';
import { repositoryRoot } from './server-root.ts';
import { StartupError } from './startup-error.ts';
import { createWorker } from './worker.ts';

/** As many as a page asks for at once. */
const KEPT_CONNECTIONS = 8;

export type RunningServer = {
  address: string;
  demoAccounts: DemoAccount[];
  log: Log;
  stop(): Promise<void>;
};

/** Brings everything up in order, and takes it down in the opposite one. */
export async function startServer(config: Config, say: (line: string) => void): Promise<RunningServer> {
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const step of stops.splice(0).toReversed()) await step();
  };
  try {
    return { ...(await bringUp(config, say, stops)), stop };
  } catch (error) {
    await stop().catch(() => undefined);
    throw error;
  }
}

async function bringUp(
  config: Config,
  say: (line: string) => void,
  stops: (() => Promise<unknown>)[],
): Promise<Omit<RunningServer, 'stop'>> {
  if (!config.isProduction) watchTransactions();
  const log = createLog(config.logLevel);
  const opened = await openDatabase(config, say);
  stops.push(() => opened.stop());
  await migrate({ connectionString: opened.connectionString, log: say });
  const database = connectDatabase({
    connectionString: opened.connectionString,
    maxConnections: config.databasePool,
    keptConnections: Math.min(KEPT_CONNECTIONS, config.databasePool),
    onConnectionLost: (error) => log.warn({ err: error }, 'database connection lost'),
  });
  stops.push(() => database.close());

  const services = await createServices(config, database, log);
  stops.push(() => services.hub.close());
  const { storage, secret } = services;
  if (config.demo) await fillDemoTown({ db: database.db, storage, secret, log: say, now: services.now() });
  const rateLimiter = createRateLimiter({ limits: config.rateLimits, redisUrl: config.redisUrl, log });
  stops.push(() => rateLimiter.close());
  const worker = createWorker(services, opened.connectionString);
  stops.push(() => worker.stop());
  await worker.start();

  let isStopping = false;
  const app = await buildApp({
    services,
    pool: database.pool,
    rateLimiter,
    webFolder: join(repositoryRoot, 'web/dist'),
    isStopping: () => isStopping,
  });
  stops.push(() => {
    isStopping = true;
    return app.close();
  });
  await openKeptConnections(database.pool);
  const address = await listen(app, config);
  return { address, demoAccounts: await services.demoAccounts(), log };
}

async function createServices(config: Config, database: Database, log: Log): Promise<Services> {
  const secret = await loadAppSecret(config);
  const now = () => new Date();
  return {
    config,
    db: database.db,
    secret,
    sms: createSms(config.sms, log),
    mail: createMail(config.mail, log),
    push: createPush(config.push, { db: database.db, secret, log }),
    socialProvider: createSocialProvider(config.wechat, secret),
    payments: createPayments(config.payments, { secret, dataDir: config.dataDir, log, now }),
    hub: createHub({ redisUrl: config.redisUrl, log }),
    storage: await createStorage(config.storage, join(config.dataDir, 'uploads')),
    views: createViewCounter({ db: database.db, secret, log, now, viewed: gather(modules, 'viewed') }),
    searchSources: gather(modules, 'searchSources'),
    noticeFlags: gather(modules, 'noticeFlags'),
    chatCards: gather(modules, 'chatCards'),
    reportTargets: gather(modules, 'reportTargets'),
    exportParts: gather(modules, 'exports'),
    holds: gather(modules, 'holds'),
    erasers: gather(modules, 'erasers'),
    siteFigures: gather(modules, 'siteFigures'),
    waitingRooms: gather(modules, 'waitingRooms'),
    demoAccounts: async () => (config.demo ? listDemoAccounts(database.db) : []),
    log,
    now,
  };
}

async function listen(app: FastifyInstance, config: Config): Promise<string> {
  const { host, port } = config;
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new StartupError(`端口 ${port} 已被占用：请关掉占用它的程序，或用 PORT 换一个端口。`);
    if (code === 'EACCES')
      throw new StartupError(`没有权限使用端口 ${port}：请用 PORT 换一个 1024 以上的端口。`);
    if (code === 'EADDRNOTAVAIL') throw new StartupError(`不能在地址 ${host} 上监听：请检查 HOST。`);
    throw error;
  }
  const bound = app.server.address();
  const actual = typeof bound === 'object' && bound !== null ? bound.port : port;
  const name = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return config.publicUrl ?? `http://${name}:${actual}`;
}
