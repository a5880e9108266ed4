export type FeedbackAnswered = { feedbackId: number };

declare module '../../platform/events/event-types.ts' {
  interface AppEvents {
    'feedback.answered': FeedbackAnswered;
  }
}
