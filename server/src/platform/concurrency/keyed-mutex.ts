import { Mutex } from 'async-mutex';

const mutexes = new Map<string, Mutex>();

/** Runs works of one key one after another, in this process. */
export async function runExclusive<T>(key: string, work: () => Promise<T>): Promise<T> {
  const mutex = mutexes.get(key) ?? new Mutex();
  mutexes.set(key, mutex);
  try {
    return await mutex.runExclusive(work);
  } finally {
    if (!mutex.isLocked()) mutexes.delete(key);
  }
}
