import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db, Tx } from './database.ts';
import { isRetryable } from './pg-errors.ts';

const MAX_TRIES = 8;
/** Those that met begin again at different times: on a busy machine the others take long to get out of the way. */
const PAUSE_MS = 40;

let inside: AsyncLocalStorage<true> | null = null;

/**
 * From now on it is known who is at work inside a transaction. Following that through every promise costs a tenth of the
 * throughput, so it is for development and tests.
 */
export function watchTransactions(): void {
  inside ??= new AsyncLocalStorage();
}

/** Whether the caller, however deep, is at work inside a transaction; false where nobody watches. */
export function isInTransaction(): boolean {
  return inside?.getStore() ?? false;
}

const effects = new WeakMap<Tx, (() => void)[]>();

/** For what must be told to others only once it is true, as a push to whoever is connected. Never runs if nothing was committed. */
export function afterCommit(tx: Tx, effect: () => void): void {
  const waiting = effects.get(tx);
  if (!waiting) throw new Error('afterCommit needs a transaction that transaction() began');
  waiting.push(effect);
}

/** Runs the work in one transaction; deadlocks and serialization failures start it over, unseen by the caller. */
export async function transaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  const [result, waiting] = await commit(db, work);
  for (const effect of waiting) effect();
  return result;
}

async function commit<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<[T, (() => void)[]]> {
  for (let attempt = 1; ; attempt++) {
    const waiting: (() => void)[] = [];
    try {
      const result = await db.transaction().execute((tx) => {
        effects.set(tx, waiting);
        return inside ? inside.run(true, () => work(tx)) : work(tx);
      });
      return [result, waiting];
    } catch (error) {
      if (attempt >= MAX_TRIES || !isRetryable(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * PAUSE_MS * attempt));
    }
  }
}
