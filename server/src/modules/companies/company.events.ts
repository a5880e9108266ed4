declare module '../../platform/events/event-types.ts' {
  interface AppEvents {
    'company.invited': { companyId: number; userId: number };
    'company.joined': { companyId: number; userId: number };
  }
}
export {};
