declare module '../../platform/events/event-types.ts' {
  interface AppEvents {
    'report.decided': { caseId: number };
  }
}
export {};
