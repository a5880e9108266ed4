import { search } from '@zaojie/contract/search/search.endpoints';
import { accessOf, forEveryone, peopleOnly } from '../../../test/access-matrix-rows.ts';

export const access = accessOf(peopleOnly, (row) => [
  row(search, forEveryone, ({ owner }) => ({ query: { keyword: owner.username } })),
]);
