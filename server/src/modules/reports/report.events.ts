export type ReportEvents = {
  'report.decided': { caseId: number };
  'report.undone': { caseId: number };
};

declare module '../../platform/events/event-types.ts' {
  interface AppEvents extends ReportEvents {}
}
