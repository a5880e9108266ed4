import type { Db, Tx } from './database.ts';
import { isRetryable } from './pg-errors.ts';

const MAX_TRIES = 5;

/** Runs the work in one transaction; deadlocks and serialization failures start it over, unseen by the caller. */
export async function transaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt >= MAX_TRIES || !isRetryable(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt));
    }
  }
}
