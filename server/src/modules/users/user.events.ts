export type UserEvents = {
  'user.registered': { userId: number };
  'user.followed': { followerId: number; followeeId: number };
  'user.unfollowed': { followerId: number; followeeId: number };
  'user.renamed': { userId: number };
  'user.blocked': { blockerId: number; blockedId: number };
};

declare module '../../platform/events/event-types.ts' {
  interface AppEvents extends UserEvents {}
}
