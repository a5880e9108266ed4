export type CompanyEvents = {
  'company.invited': { companyId: number; userId: number };
  'company.joined': { companyId: number; userId: number };
};

declare module '../../platform/events/event-types.ts' {
  interface AppEvents extends CompanyEvents {}
}
