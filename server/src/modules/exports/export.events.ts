declare module '../../platform/events/event-types.ts' {
  interface AppEvents {
    'export.ready': { exportId: number; userId: number };
  }
}

declare module '../../platform/jobs/job-types.ts' {
  interface AppJobs {
    'make-export': { exportId: number };
  }
}

export const exportRules = {
  keptMs: 7 * 86_400_000,
  /** Between two askings. */
  restMs: 86_400_000,
  tries: 5,
} as const;
