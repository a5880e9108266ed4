import * as audit from '@zaojie/contract/audit/audit.endpoints';
import { bind } from '../../frame/action.ts';
import { listAudit } from './list-audit.ts';

export const auditRoutes = [bind(audit.listAudit, listAudit)];
