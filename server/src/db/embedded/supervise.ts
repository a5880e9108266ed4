import { setTimeout as sleep } from 'node:timers/promises';
import { joinServer } from './join.ts';
import { type Cluster, shutDown } from './postmaster.ts';
import type { Presence } from './presence.ts';

const RESTART_ATTEMPTS = 5;

/** Brings the server back when it dies under us, on the same port; returns how to stop. */
export function supervise(cluster: Cluster, joined: Presence): () => Promise<void> {
  const { port } = joined;
  let presence = joined;
  const state = { isStopping: false };
  let restarting = Promise.resolve();
  let stopped: Promise<void> | null = null;

  const restart = async () => {
    cluster.log('与数据库的连接断了，正在重新连上或重新启动它…');
    for (let attempt = 1; attempt <= RESTART_ATTEMPTS && !state.isStopping; attempt++) {
      try {
        presence = await joinServer(cluster, port);
        watch();
        cluster.log(presence.port === port ? '数据库恢复了' : '数据库换了端口，请重新启动本程序');
        return;
      } catch (error) {
        cluster.log(error instanceof Error ? error.message : String(error));
        await sleep(1_000 * attempt, undefined, { ref: false });
      }
    }
  };
  const watch = () => {
    presence.onLost(() => {
      if (!state.isStopping) restarting = restart();
    });
  };
  const stop = async () => {
    await restarting;
    if (await presence.leave()) await shutDown(cluster);
  };
  watch();
  return () => {
    state.isStopping = true;
    stopped ??= stop();
    return stopped;
  };
}
