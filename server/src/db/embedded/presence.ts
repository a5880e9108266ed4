import { Client, DatabaseError } from 'pg';
import { StartupError } from '../../startup-error.ts';
import { passwordFile, ROLE } from './initialise-cluster.ts';
import type { Cluster, Postmaster } from './postmaster.ts';

/*
 * Every process that uses the engine keeps one connection holding a shared lock, and the one that gets the exclusive
 * lock on leaving was the last and stops the server. The server itself forgets a process that was killed, so there
 * are no lists of pids to go stale. It is held in the database `postgres`: ours stays free to be copied or dropped.
 */
const LOCK = '(31338, 1)';

export type Presence = {
  port: number;
  onLost(listener: () => void): void;
  /** True when nobody else uses the server: from then on newcomers wait, and the caller must stop it. */
  leave(): Promise<boolean>;
};

type Holding = Client & { ref(): void; unref(): void };

/** Null when the server is just coming up or going down: ask again. */
export async function enter(cluster: Cluster, server: Postmaster): Promise<Presence | null> {
  const client = new Client({
    host: '127.0.0.1',
    port: server.port,
    user: ROLE,
    password: cluster.password,
    database: 'postgres',
    application_name: 'zaojie presence',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  client.on('error', () => undefined); // reported by `onLost`
  const ended = new Promise<void>((resolve) => {
    client.once('end', resolve);
  });
  try {
    await client.connect();
    await client.query(`select pg_advisory_lock_shared${LOCK}`);
  } catch (error) {
    await client.end().catch(() => undefined);
    if (error instanceof DatabaseError && !isPassing(error)) throw refused(cluster, error);
    return null;
  }
  (client as Holding).unref(); // an engine nobody stopped must not keep the process alive
  return {
    port: server.port,
    onLost: (listener) => void ended.then(listener),
    leave: () => leave(client),
  };
}

async function leave(client: Client): Promise<boolean> {
  (client as Holding).ref();
  try {
    await client.query(`select pg_advisory_unlock_shared${LOCK}`);
    const { rows } = await client.query<{ is_last: boolean }>(
      `select pg_try_advisory_lock${LOCK} as is_last`,
    );
    if (rows[0]?.is_last === true) return true;
  } catch {
    return false; // the server is gone already
  }
  await client.end().catch(() => undefined);
  return false;
}

/** Coming up, going down (class 57) or full (class 53), as opposed to an answer that will stay the same. */
function isPassing({ code }: DatabaseError): boolean {
  return code === undefined || code.startsWith('57') || code.startsWith('53');
}

function refused(cluster: Cluster, error: DatabaseError): StartupError {
  const sentence =
    error.code === '28P01'
      ? `${passwordFile(cluster.folder)} 里的密码与数据库不符；删除这个文件再启动，会重新设置密码。`
      : `${cluster.folder} 里的数据库拒绝了连接（${error.message}）；请用 DATA_DIR 指定别的文件夹，或设置 DATABASE_URL。`;
  return new StartupError(sentence, { cause: error });
}
