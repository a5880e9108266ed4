import type { Db } from '../../db/database.ts';
import { transaction } from '../../db/transaction.ts';
import type { Log } from '../../log.ts';
import { dailyMark } from './daily-mark.ts';
import { insertViews, type View } from './view.queries.ts';
import type { Viewed } from './viewed.ts';

const FLUSH_EVERY_MS = 2_000;
const MOST_WAITING = 5_000;
const DAY_MS = 86_400_000;

/** Not written down as it is. */
type Look = { kind: string; id: number; viewer: number | string; at: Date };

/** Whose looks count for nobody: pages that the server draws for whoever comes. Each browser asks for itself then. */
export const NOBODY = '0.0.0.0';

export type ViewCounter = {
  /** Remembers that somebody (a member's id, or a visitor's address) looked at something; counted later. */
  note(kind: string, id: number, viewer: number | string): void;
  flush(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
};

/** Counts each viewer of a thing once a day, in batches, so that reading a page writes nothing. */
export function createViewCounter(options: {
  db: Db;
  secret: string;
  log: Log;
  now: () => Date;
  viewed: readonly Viewed[];
}): ViewCounter {
  const kinds = new Map(options.viewed.map((viewed) => [viewed.kind, viewed]));
  let waiting = new Map<string, Look>();
  let timer: NodeJS.Timeout | undefined;
  let flushing = Promise.resolve();

  // Most looks are the same person's at the same thing: what hides them is worked out once for all.
  const toView = ({ kind, id, viewer, at }: Look): View => {
    const { mark, day } = dailyMark(options.secret, 'view', viewer, at);
    return { kind, id, viewer: mark, day };
  };

  async function write(): Promise<void> {
    const views = [...waiting.values()].map(toView);
    waiting = new Map();
    if (views.length === 0) return;
    await transaction(options.db, async (tx) => {
      for (const [kind, counts] of await insertViews(tx, views)) await kinds.get(kind)?.count(tx, counts);
    });
  }
  const flush = () => {
    flushing = flushing.then(write).catch((error: unknown) => {
      options.log.warn({ err: error }, 'views could not be counted');
    });
    return flushing;
  };
  return {
    note(kind, id, viewer) {
      if (!kinds.has(kind)) throw new Error(`Nobody counts views of ${kind}`);
      if (viewer === NOBODY || waiting.size >= MOST_WAITING) return;
      const at = options.now();
      const day = Math.floor(at.getTime() / DAY_MS);
      waiting.set(`${kind}:${id}:${day}:${viewer}`, { kind, id, viewer, at });
    },
    flush,
    start() {
      timer = setInterval(() => void flush(), FLUSH_EVERY_MS);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}
