import * as guidance from '@zaojie/contract/guidance/guidance.endpoints';
import { accessOf, forMembers, peopleOnly } from '../../../test/access-matrix-rows.ts';

export const access = accessOf(peopleOnly, (row) => [
  row(guidance.getGuidance, forMembers),
  row(guidance.closeGuidance, forMembers, () => ({ body: { part: 'welcome' as const } })),
  row(guidance.listSuggestedPeople, forMembers),
]);
