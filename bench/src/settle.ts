import { Client } from 'pg';

/** Waits until what follows from the writes so far has been done, so that it isn't measured along with what comes next. */
export async function settle(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (;;) {
      const { rows } = await client.query(
        `select 1 where exists (select from outbox_events)
          or exists (select from event_deliveries where failed_at is null)
          or exists (select from graphile_worker.jobs
            where run_at <= now() and attempts < max_attempts and (attempts = 0 or locked_at is not null))`,
      );
      if (rows.length === 0) return;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  } finally {
    await client.end();
  }
}
