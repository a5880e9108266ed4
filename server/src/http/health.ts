import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/database.ts';
import type { Authenticate } from '../frame/module.ts';

const DATABASE_ANSWER_MS = 1_500;

async function databaseAnswers(db: Db): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), DATABASE_ANSWER_MS);
  });
  const answer = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  const answered = await Promise.race([answer, late]);
  clearTimeout(timer);
  return answered;
}

export type HealthOptions = {
  db: Db;
  isStopping: () => boolean;
  authenticate: Authenticate;
  /** What modules keep an eye on, by name. */
  lookAround: () => Promise<Record<string, unknown>>;
};

/**
 * healthz: the process serves and the database answers; administrators also read how the rest is. readyz: it also wants new
 * traffic (not while stopping).
 */
export function serveHealth(app: FastifyInstance, options: HealthOptions): void {
  const answer = async (isReady: boolean) => {
    const database = await databaseAnswers(options.db);
    const ok = database && isReady;
    return { ok, body: { status: ok ? 'ok' : 'unavailable', database: database ? 'ok' : 'unreachable' } };
  };
  const isAdmin = async (token: unknown) =>
    typeof token === 'string' && token !== '' && (await options.authenticate(token))?.role === 'admin';
  app.get('/healthz', async (request, reply) => {
    const { ok, body } = await answer(true);
    const detail = ok && (await isAdmin(request.headers['token'])) ? await options.lookAround() : null;
    return reply
      .code(ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(detail === null ? body : { ...body, detail });
  });
  app.get('/readyz', async (_request, reply) => {
    const { ok, body } = await answer(!options.isStopping());
    return reply
      .code(ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(body);
  });
}
