declare module '../../platform/events/event-types.ts' {
  interface AppEvents {
    'circle.joined': { circleId: number; userId: number };
  }
}
export {};
