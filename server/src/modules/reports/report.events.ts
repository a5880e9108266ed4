export type ReportEvents = {
  'report.decided': { caseId: number };
};

declare module '../../platform/events/event-types.ts' {
  interface AppEvents extends ReportEvents {}
}
