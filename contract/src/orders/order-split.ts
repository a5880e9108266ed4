// Apart from the schemas: pages that reckon while somebody moves a slider don't load a validator.
import { orderLimits } from './order-limits.ts';
import { shareOf } from '../money.ts';

export type HeldSplit = { clientFen: number; creatorFen: number; feeFen: number };

/** What each gets of what is held when so much of it goes back. The one rule that trials show and transfers follow. */
export function splitHeld(heldFen: number, clientFen: number): HeldSplit {
  if (clientFen < 0 || clientFen > heldFen) throw new RangeError(`not a part of ${heldFen}: ${clientFen}`);
  const gross = heldFen - clientFen;
  const feeFen = shareOf(gross, orderLimits.feePermille, 'down');
  return { clientFen, creatorFen: gross - feeFen, feeFen };
}
