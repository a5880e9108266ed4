export { isOnline, lastSeenAt } from './connection.queries.ts';
export { liveRoutes } from './live.routes.ts';
export type { LiveHandlers } from './live-server.ts';
export { publishFrame } from './publish-frame.ts';
export { serveLive } from './serve-live.ts';
export { sweepLive } from './sweep-live.ts';
