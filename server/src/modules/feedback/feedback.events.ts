declare module '../../platform/events/event-types.ts' {
  interface AppEvents {
    'feedback.answered': { feedbackId: number };
  }
}
export {};
