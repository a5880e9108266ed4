import type { Module } from '../../frame/module.ts';
import { auditRoutes } from './audit.routes.ts';

export { record, type AuditSubject, type Deed } from './audit.queries.ts';

export const auditModule: Module = { name: 'audit', routes: auditRoutes };
