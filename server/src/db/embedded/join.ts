import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '../../startup-error.ts';
import { choosePort } from './choose-port.ts';
import { launchPostmaster } from './launch.ts';
import { type Cluster, findPostmaster, removeMisleadingPidFile } from './postmaster.ts';
import { enter, type Presence } from './presence.ts';

const LOCK_WITHIN_MS = 5_000;
const ENTER_WITHIN_MS = 120_000;
const PORT_ATTEMPTS = 5;

/**
 * Uses the server that runs on this folder, or starts one. Processes starting at once race for PostgreSQL's own lock
 * on the folder: one launches, the others come round and enter. `port` binds a restart to the address already given out.
 */
export async function joinServer(cluster: Cluster, port?: number): Promise<Presence> {
  const started = Date.now();
  let portAttempts = 0;
  for (;;) {
    const running = await findPostmaster(cluster.folder);
    if (running === null) {
      await removeMisleadingPidFile(cluster.folder);
      const outcome = await launchPostmaster(cluster, port ?? (await choosePort(cluster.folder)));
      if (outcome === 'port-taken' && ++portAttempts >= PORT_ATTEMPTS) throw portTaken();
      if (outcome === 'locked' && Date.now() - started > LOCK_WITHIN_MS) throw locked(cluster.folder);
      if (outcome === 'ready') continue;
    } else if (running.isReady) {
      const presence = await enter(cluster, running);
      if (presence !== null) return presence;
    }
    if (Date.now() - started > ENTER_WITHIN_MS) throw locked(cluster.folder);
    await sleep(100);
  }
}

function portTaken(): StartupError {
  return new StartupError(
    '内置数据库找不到可用的本机端口；请关闭占用端口的程序后重试，或设置 DATABASE_URL。',
  );
}

function locked(folder: string): StartupError {
  return new StartupError(
    `数据库文件夹 ${folder} 正被另一个程序使用；请先停止它，或用 DATA_DIR 指定别的文件夹。`,
  );
}
