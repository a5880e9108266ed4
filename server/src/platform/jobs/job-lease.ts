import { Client } from 'pg';
import type { Log } from '../../log.ts';

// Any constant will do, as long as no other advisory lock uses it.
export const LEASE_LOCKS = 7_209_882;
const LOOK_EVERY_MS = 10_000;
const RETRY_MS = 1_000;

/** Jobs younger than this are left alone: their owner may not hold its lease yet. */
const RELEASE_ABANDONED_JOBS = `
  with owners as materialized (
    select locked_by, count(*) as jobs from graphile_worker.jobs
    where locked_at < $3::timestamptz - interval '5 seconds' and locked_by <> $2
    group by locked_by
  ), dead as materialized (
    select locked_by, jobs from owners where pg_try_advisory_xact_lock($1, hashtext(locked_by))
  )
  select coalesce(sum(jobs), 0)::integer as jobs, graphile_worker.force_unlock_workers(array_agg(locked_by)) from dead`;

/** Sets the jobs of processes free that are gone, and says how many. */
export async function releaseAbandonedJobs(client: Client, owner: string): Promise<number> {
  const values = [LEASE_LOCKS, owner, new Date()];
  const { rows } = await client.query<{ jobs: number }>(RELEASE_ABANDONED_JOBS, values);
  return rows[0]?.jobs ?? 0;
}

export type JobLease = { stop(): Promise<void> };
type Options = { connectionString: string; owner: string; log: Log };

/**
 * The library keeps the jobs of a killed process locked for four hours. So each process holds a lock that PostgreSQL
 * lets go with its connection, and whoever finds a lock free sets the jobs of its owner free as well.
 */
export function startJobLease({ connectionString, owner, log }: Options): JobLease {
  let client: Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let tending = tend();

  async function tend(): Promise<void> {
    try {
      client ??= await holdLease();
      const jobs = await releaseAbandonedJobs(client, owner);
      if (jobs > 0) log.warn({ jobs }, 'jobs of a process that is gone are free again');
      tendIn(LOOK_EVERY_MS);
    } catch {
      await letGo(client);
      tendIn(RETRY_MS);
    }
  }

  function tendIn(ms: number): void {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => (tending = tend()), ms);
  }

  async function holdLease(): Promise<Client> {
    const fresh = new Client({
      connectionString,
      connectionTimeoutMillis: 2_000,
      query_timeout: 5_000,
      keepAlive: true,
      application_name: 'zaojie-job-lease',
    });
    const onLost = () => {
      if (client !== fresh) return;
      client = null;
      tendIn(RETRY_MS);
    };
    fresh.on('error', onLost).on('end', onLost);
    try {
      await fresh.connect();
      await fresh.query('select pg_advisory_lock($1, hashtext($2))', [LEASE_LOCKS, owner]);
      return fresh;
    } catch (error) {
      await fresh.end().catch(() => {});
      throw error;
    }
  }

  async function letGo(held: Client | null): Promise<void> {
    client = null;
    await held?.end().catch(() => {});
  }

  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await tending;
      await letGo(client);
    },
  };
}
