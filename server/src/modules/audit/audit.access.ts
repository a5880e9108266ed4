import * as audit from '@zaojie/contract/audit/audit.endpoints';
import { accessOf, forAdmin, peopleOnly } from '../../../test/access-matrix-rows.ts';

export const access = accessOf(peopleOnly, (row) => [row(audit.listAudit, forAdmin)]);
