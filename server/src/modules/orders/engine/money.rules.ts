import { shareOf } from '@zaojie/contract/money';

/** Rounded up to the fen: what is held never falls short of what was agreed. */
export const depositOf = (priceFen: number, percent: number): number => shareOf(priceFen, percent * 10, 'up');
