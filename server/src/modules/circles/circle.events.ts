export type CircleEvents = {
  'circle.joined': { circleId: number; userId: number };
};

declare module '../../platform/events/event-types.ts' {
  interface AppEvents extends CircleEvents {}
}
