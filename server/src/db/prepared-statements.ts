import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { runNamed } from './described-query.ts';

/** Planning costs more than running for most of our statements, so what keeps coming is planned once per connection. */
const PREPARE_AFTER = 5;
/** Each prepared statement takes memory in every connection; lists of varying length could otherwise add up. */
const MOST = 500;
const COUNTED_AT_MOST = 5_000;
/** Whatever else there is, as begin and commit, has no plan to keep and is answered sooner without a name. */
const hasPlan = /^\s*(select|with|insert|update|delete)\b/i;

export function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MOST || !hasPlan.test(text)) return known;
    const count = (counts.get(text) ?? 0) + 1;
    if (count < PREPARE_AFTER) {
      if (counts.size >= COUNTED_AT_MOST) counts.clear();
      counts.set(text, count);
      return undefined;
    }
    counts.delete(text);
    const name = `s${names.size}`;
    names.set(text, name);
    return name;
  };
}

/** The pool as Kysely uses it, with statements that come often sent under a name. */
export function preparingPool(pool: Pool): PostgresPool {
  const nameOf = createStatementNames();
  const clients = new WeakMap<PoolClient, PostgresPoolClient>();
  const wrap = (client: PoolClient): PostgresPoolClient => {
    const query = (text: string, values: readonly unknown[]): Promise<unknown> => {
      const name = nameOf(text);
      return name === undefined
        ? client.query(text, [...values])
        : runNamed(client, { name, text, values: [...values] });
    };
    // We read whole answers only, so the other form of query(), with a cursor, is never called.
    return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release() };
  };
  return {
    async connect() {
      const client = await pool.connect();
      const known = clients.get(client) ?? wrap(client);
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}
