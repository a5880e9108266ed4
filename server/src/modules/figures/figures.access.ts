import { getSiteFigures } from '@zaojie/contract/site/figure.endpoints';
import { accessOf, forAdmin, peopleOnly } from '../../../test/access-matrix-rows.ts';

export const access = accessOf(peopleOnly, (row) => [row(getSiteFigures, forAdmin)]);
