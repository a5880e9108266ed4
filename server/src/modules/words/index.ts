import * as endpoints from '@zaojie/contract/words/word.endpoints';
import { bind } from '../../frame/action.ts';
import type { Module } from '../../frame/module.ts';
import { addWords, exportWords, listWords, removeWords, tryWords } from './administer-words.ts';
import { createWordFilter } from './word-filter.ts';

export { readLines } from './administer-words.ts';
export { putWords } from './word.queries.ts';
export { findHeldWords, tellShown } from './word-filter.ts';

export const wordsModule: Module = {
  name: 'words',
  routes: [
    bind(endpoints.listWords, listWords),
    bind(endpoints.addWords, addWords),
    bind(endpoints.removeWords, removeWords),
    bind(endpoints.exportWords, exportWords),
    bind(endpoints.tryWords, tryWords),
  ],
  wordFilter: createWordFilter,
};
