import * as endpoints from '@zaojie/contract/rankings/ranking.endpoints';
import { accessOf, forEveryone, peopleOnly } from '../../../test/access-matrix-rows.ts';

export const access = accessOf(peopleOnly, (row) => [row(endpoints.getRanking, forEveryone)]);
