import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { transaction } from '../../db/transaction.ts';
import type { Log } from '../../log.ts';
import { dailyMark } from './daily-mark.ts';
import { refreshRanks } from './rank.queries.ts';

const FLUSH_EVERY_MS = 2_000;
const MOST_WAITING = 5_000;

type View = { postId: number; viewer: Buffer; day: string };

export type ViewCounter = {
  /** Remembers that somebody (a member's id, or a visitor's address) looked at a post; counted later. */
  note(postId: number, viewer: number | string): void;
  flush(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
};

/** Counts each viewer of a post once a day, in batches, so that reading a post writes nothing. */
export function createViewCounter(options: {
  db: Db;
  secret: string;
  log: Log;
  now: () => Date;
}): ViewCounter {
  let waiting = new Map<string, View>();
  let timer: NodeJS.Timeout | undefined;
  let flushing = Promise.resolve();

  async function write(): Promise<void> {
    const views = [...waiting.values()];
    waiting = new Map();
    if (views.length === 0) return;
    await transaction(options.db, async (tx) => refreshRanks(tx, await insertViews(tx, views)));
  }
  const flush = () => {
    flushing = flushing.then(write).catch((error: unknown) => {
      options.log.warn({ err: error }, 'views could not be counted');
    });
    return flushing;
  };
  return {
    note(postId, viewer) {
      if (waiting.size >= MOST_WAITING) return;
      const { mark, day } = dailyMark(options.secret, 'view', viewer, options.now());
      waiting.set(`${postId}:${mark.toString('base64')}`, { postId, viewer: mark, day });
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

/** Gives the posts that somebody saw for the first time today. */
async function insertViews(tx: Tx, views: readonly View[]): Promise<number[]> {
  const sent = views.map((view) => ({ ...view, viewer: view.viewer.toString('hex') }));
  const { rows } = await sql<{ post_id: number }>`
    with seen as (
      insert into post_views (post_id, viewer, day)
      select p.id, decode(v.viewer, 'hex'), v.day
      from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb) as v("postId" bigint, viewer text, day date)
      join posts p on p.id = v."postId"
      on conflict do nothing returning post_id
    ), counted as (select post_id, count(*)::int as views from seen group by post_id order by post_id)
    update post_stats s set view_count = s.view_count + c.views from counted c where s.post_id = c.post_id
    returning s.post_id`.execute(tx);
  return rows.map((row) => row.post_id);
}
