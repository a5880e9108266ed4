import * as scores from '@zaojie/contract/scores/score.endpoints';
import { accessOf, forMembers, peopleOnly } from '../../../test/access-matrix-rows.ts';

export const access = accessOf(peopleOnly, (row) => [
  row(scores.getScoreOverview, forMembers),
  row(scores.listScoreEntries, forMembers),
  row(scores.checkIn, forMembers),
]);
