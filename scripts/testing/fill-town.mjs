import { setTimeout as pause } from 'node:timers/promises';
import { repoRoot } from '../files/paths.mjs';
import { startChild } from '../processes/child.mjs';

const LOOK_EVERY_MS = 500;
/** Something is wrong then: the journeys will tell. */
const PATIENCE_MS = 240_000;

/**
 * Starts the product in an empty folder, as the journeys will, and stops it when its town is filled: that is mostly waiting, for which
 * there is time beside other work. Where it can't be started nothing is lost: the journeys start it again, and say why it can't.
 * @param {{ dataDir: string, port: number, env: NodeJS.ProcessEnv }} options
 */
export async function fillTown({ dataDir, port, env }) {
  let isOver = false;
  const until = Date.now() + PATIENCE_MS;
  const { stop, ended } = startChild(process.execPath, ['server/dist/main.js'], {
    cwd: repoRoot,
    env: {
      ...env,
      NODE_ENV: 'production',
      ALLOW_SANDBOX: '1',
      DATABASE_URL: '',
      REDIS_URL: '',
      PORT: String(port),
      DATA_DIR: dataDir,
    },
  });
  const over = ended.then(() => (isOver = true));
  while (!isOver && Date.now() < until && !(await isHealthy(port))) await pause(LOOK_EVERY_MS);
  stop();
  await over;
}

/** @param {number} port */
function isHealthy(port) {
  return fetch(`http://localhost:${port}/healthz`).then(
    (answer) => answer.ok,
    () => false,
  );
}
