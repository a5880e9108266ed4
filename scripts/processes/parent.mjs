import { constants } from 'node:os';

const pollMs = 500;

/**
 * npm runs a script through a shell that dies of a signal without passing it on: a stopped `npm start` would leave its server
 * running with nobody to stop it. So this process stops when the one that started it is gone.
 */
export function stopWithParent() {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  let isStopping = false;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      isStopping = true;
      const nobodyElseListens = process.listenerCount(signal) === 1;
      if (nobodyElseListens) process.exit(128 + constants.signals[signal]);
    });
  }
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    // Heard already, when the signal went to the whole group.
    if (!isStopping) process.kill(process.pid, 'SIGTERM');
  }, pollMs);
  timer.unref();
}
