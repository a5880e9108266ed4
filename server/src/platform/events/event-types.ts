/** Every event and what it carries. Payloads are stored as JSON: ids, numbers and strings, no dates. */
export type AppEvents = {
  'user.registered': { userId: number };
  'user.followed': { followerId: number; followeeId: number };
};

export type AppEventType = keyof AppEvents;
