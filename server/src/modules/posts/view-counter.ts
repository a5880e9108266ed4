import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Log } from '../../log.ts';

const FLUSH_EVERY_MS = 2_000;
const MOST_WAITING = 5_000;

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
  let waiting = new Map<string, { postId: number; viewer: Buffer; day: string }>();
  let timer: NodeJS.Timeout | undefined;
  let flushing = Promise.resolve();

  async function write(): Promise<void> {
    const views = [...waiting.values()];
    waiting = new Map();
    if (views.length > 0) await insertViews(options.db, views);
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
      const day = options.now().toISOString().slice(0, 10);
      const hash = createHmac('sha256', options.secret).update(`view\0${day}\0${viewer}`).digest();
      waiting.set(`${postId}:${hash.toString('base64')}`, { postId, viewer: hash.subarray(0, 16), day });
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

async function insertViews(db: Db, views: { postId: number; viewer: Buffer; day: string }[]): Promise<void> {
  await sql`
    with seen as (
      insert into post_views (post_id, viewer, day)
      select p.id, decode(v.viewer, 'hex'), v.day from jsonb_to_recordset(${JSON.stringify(
        views.map((view) => ({ post_id: view.postId, viewer: view.viewer.toString('hex'), day: view.day })),
      )}::jsonb) as v(post_id bigint, viewer text, day date)
      join posts p on p.id = v.post_id
      on conflict do nothing returning post_id
    ), counted as (select post_id, count(*)::int as views from seen group by post_id order by post_id)
    update post_stats s set view_count = s.view_count + c.views from counted c where s.post_id = c.post_id`.execute(
    db,
  );
}
