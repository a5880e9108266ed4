import { limits } from '@zaojie/contract/limits';
import type { Frequency } from './frequency.queries.ts';

/** What passing over a document costs, where fetching one that the index named costs 1: long texts are stored apart. */
const WALKING_COST = 3;
/** Titles stand in the row itself, and neighbours share a page, which those that the index names don't. */
const WALKING_COST_OF_TITLES = 1;
const WANTED_TITLES = 200;

/** Whether looking through the newest documents until enough are found is cheaper than fetching all that hold the words. */
export function isCommon({ anywhere, all }: Frequency): boolean {
  return anywhere ** 2 > WALKING_COST * limits.search.countCap * all;
}

export function isCommonInTitles({ inTitle, all }: Frequency): boolean {
  return inTitle ** 2 > WALKING_COST_OF_TITLES * WANTED_TITLES * all;
}
