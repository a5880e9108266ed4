export type UserEvents = {
  /** With the code of whoever brought them and the device it was done with, in hexadecimal, where there are any. */
  'user.registered': { userId: number; inviteCode?: string | null; device?: string | null };
  'user.followed': { followerId: number; followeeId: number };
  'user.unfollowed': { followerId: number; followeeId: number };
  'user.renamed': { userId: number };
  /** A code that was sent to the new one has come back. */
  /** `isFirst`: there was none of that kind before. */
  'user.contact_changed': { userId: number; kind: 'mobile' | 'email'; isFirst: boolean; at: string };
  'user.blocked': { blockerId: number; blockedId: number };
};

declare module '../../platform/events/event-types.ts' {
  interface AppEvents extends UserEvents {}
}
