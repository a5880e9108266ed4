import { limits } from '@zaojie/contract/limits';
import { serviceErrors } from '@zaojie/contract/storefronts/storefront.errors';
import type { ServiceForm } from '@zaojie/contract/storefronts/service.schemas';
import { Refusal } from '../../../frame/refusal.ts';

export type OptionRow = {
  id: number;
  name: string;
  note: string;
  differenceFen: number;
  days: number | null;
};
export type AddonRow = {
  id: number;
  name: string;
  note: string;
  kind: 'fixed' | 'percent';
  amount: number;
  /** How many revisions more an order has that takes it. */
  extraRevisions: number;
};
export type Choices = { options: OptionRow[]; addons: AddonRow[]; choicesMade: number };

/**
 * Options and add-ons keep the numbers they had: an order or an open booking form knows them by these. What names no known
 * number, or one that was named before in the same form, is new.
 */
export function numberChoices(
  form: Pick<ServiceForm, 'options' | 'addons'>,
  before: { options: readonly { id: number }[]; addons: readonly { id: number }[]; choicesMade: number },
): Choices {
  let { choicesMade } = before;
  const numberFrom = (known: readonly { id: number }[]) => {
    const left = new Set(known.map(({ id }) => id));
    return (id: number | null) => (id !== null && left.delete(id) ? id : ++choicesMade);
  };
  const optionNumber = numberFrom(before.options);
  const options = form.options.map(({ id, name, note, price_difference: differenceFen, days }) => ({
    id: optionNumber(id),
    name,
    note,
    differenceFen,
    days,
  }));
  const addonNumber = numberFrom(before.addons);
  const addons = form.addons.map(({ id, name, note, kind, amount, extra_revisions: extraRevisions }) => ({
    id: addonNumber(id),
    name,
    note,
    kind,
    amount,
    extraRevisions,
  }));
  return { options, addons, choicesMade };
}

/** The least and the most that a service costs before add-ons. */
export function pricesOf(basePriceFen: number, options: readonly { differenceFen: number }[]) {
  const differences = options.length === 0 ? [0] : options.map(({ differenceFen }) => differenceFen);
  return {
    fromFen: basePriceFen + Math.min(...differences),
    toFen: basePriceFen + Math.max(...differences),
  };
}

export function checkPrices(basePriceFen: number, options: readonly { differenceFen: number }[]): void {
  if (pricesOf(basePriceFen, options).toFen > limits.money.maxFen) {
    throw new Refusal(serviceErrors.priceTooHigh);
  }
}

/** The wanted ones first, as far as they are there; the others follow as they were. */
export function orderBy(ids: readonly number[], wanted: readonly number[]): number[] {
  const known = new Set(ids);
  const first = [...new Set(wanted)].filter((id) => known.has(id));
  const chosen = new Set(first);
  return [...first, ...ids.filter((id) => !chosen.has(id))];
}
