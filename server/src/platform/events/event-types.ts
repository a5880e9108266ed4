/**
 * Every event and what it carries. Empty here: each module adds its own beside the code that emits them (see any
 * `*.events.ts`). Payloads are stored as JSON: ids, numbers and strings, no dates.
 */
export interface AppEvents {}

export type AppEventType = keyof AppEvents;
