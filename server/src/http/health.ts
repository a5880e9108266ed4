import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/database.ts';

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

/** healthz: the process serves and the database answers. readyz: it also wants new traffic (not while stopping). */
export function serveHealth(app: FastifyInstance, options: { db: Db; isStopping: () => boolean }): void {
  const answer = async (isReady: boolean) => {
    const database = await databaseAnswers(options.db);
    const ok = database && isReady;
    return { ok, body: { status: ok ? 'ok' : 'unavailable', database: database ? 'ok' : 'unreachable' } };
  };
  app.get('/healthz', async (_request, reply) => {
    const { ok, body } = await answer(true);
    return reply
      .code(ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(body);
  });
  app.get('/readyz', async (_request, reply) => {
    const { ok, body } = await answer(!options.isStopping());
    return reply
      .code(ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(body);
  });
}
