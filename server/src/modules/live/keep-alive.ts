import { liveCloseCodes } from '@zaojie/contract/live/live-frames';
import { listStandingSessions } from '../accounts/index.ts';
import { saveConnections } from './connection.queries.ts';
import { leave } from './leave.ts';
import type { Live, LiveTimings } from './live.ts';

/** Finds sockets that died silently and sessions that ended unheard; gives back how to stop looking. */
export function keepAlive(live: Live, timings: LiveTimings): () => void {
  const heartbeat = setInterval(() => {
    for (const own of live.open.values()) own.ping();
  }, timings.heartbeatMs);
  const sweep = setInterval(() => live.inBackground(() => sweepOnce(live)), timings.sweepMs);
  heartbeat.unref();
  sweep.unref();
  return () => {
    clearInterval(heartbeat);
    clearInterval(sweep);
  };
}

async function sweepOnce(live: Live): Promise<void> {
  const { db, now } = live.services;
  const sockets = [...live.open.values()].filter(({ isGreeted }) => isGreeted);
  if (sockets.length === 0) return;
  const sessionIds = [...new Set(sockets.map(({ sessionId }) => sessionId))];
  const standing = new Set(await listStandingSessions(db, sessionIds, now()));
  const kept = sockets.filter(({ sessionId }) => standing.has(sessionId));
  for (const own of sockets) if (!standing.has(own.sessionId)) own.close(liveCloseCodes.signedOut);
  await saveConnections(db, live.processId, kept, now());
  // Closed meanwhile: its row was removed and is now back.
  for (const own of kept) if (!live.open.has(own.id)) await leave(live, own);
}
