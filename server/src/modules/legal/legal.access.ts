import * as legal from '@zaojie/contract/legal/legal.endpoints';
import { latestOf } from '@zaojie/contract/legal/legal-versions';
import { accessOf, forMembers, peopleOnly } from '../../../test/access-matrix-rows.ts';

export const access = accessOf(peopleOnly, (row) => [
  row(legal.listPendingTexts, forMembers),
  row(legal.acceptText, forMembers, () => ({
    body: { kind: 'terms' as const, version: latestOf('terms').version },
  })),
]);
