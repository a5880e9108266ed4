import type { Db, Tx } from './database.ts';
import { isRetryable } from './pg-errors.ts';

const MAX_TRIES = 5;

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
        return work(tx);
      });
      return [result, waiting];
    } catch (error) {
      if (attempt >= MAX_TRIES || !isRetryable(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt));
    }
  }
}
