import * as credit from '@zaojie/contract/credit/credit.endpoints';
import { accessOf, forMembers, peopleOnly } from '../../../test/access-matrix-rows.ts';

export const access = accessOf(peopleOnly, (row) => [
  row(credit.getCredit, forMembers),
  row(credit.listCreditEvents, forMembers),
]);
