import type { Module } from '../../frame/module.ts';
import { createLiveServer } from './live-server.ts';
import { liveRoutes } from './live.routes.ts';
import { sweepLive } from './sweep-live.ts';
import { liveExports } from './live.export.ts';
import { eraseLive } from './live.eraser.ts';

export { isOnline, lastSeenAt } from './connection.queries.ts';
export { publishFrame } from './publish-frame.ts';

export const liveModule: Module = {
  name: 'live',
  erasers: [eraseLive],
  exports: liveExports,
  routes: liveRoutes,
  sockets: createLiveServer,
  sweeps: [({ db }, now) => sweepLive(db, now)],
};
