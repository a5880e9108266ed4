import { bookingErrors } from '@zaojie/contract/orders/order.errors';
import { limits } from '@zaojie/contract/limits';
import { shareOf } from '@zaojie/contract/money';
import { serviceErrors } from '@zaojie/contract/storefronts/storefront.errors';
import { Refusal } from '../../../frame/refusal.ts';
import type { ServiceRow } from './service.queries.ts';

export type Chosen = { optionId: number | null; addonIds: readonly number[] };
export type Priced = {
  lines: { label: string; amountFen: number }[];
  priceFen: number;
  days: number;
  revisions: number;
};

/** Percentages above a hundred are whole times and a rest, so that no fen is lost on the way. */
function percentOf(fen: number, percent: number): number {
  const whole = Math.floor(percent / 100);
  return fen * whole + shareOf(fen, (percent % 100) * 10, 'up');
}

/** What a service costs and includes as it stands, line by line. Where it has options, one must be chosen. */
export function priceService(service: ServiceRow, { optionId, addonIds }: Chosen): Priced {
  const option = service.options.find(({ id }) => id === optionId) ?? null;
  const isUnknown = optionId === null ? service.options.length > 0 : option === null;
  const addons = service.addons.filter(({ id }) => addonIds.includes(id));
  if (isUnknown || addons.length !== addonIds.length) throw new Refusal(bookingErrors.optionUnknown);
  const baseFen = service.base_price_fen + (option?.differenceFen ?? 0);
  const base = { label: option ? `${service.name} · ${option.name}` : service.name, amountFen: baseFen };
  const extra = addons.map(({ name, kind, amount }) => ({
    label: name,
    amountFen: kind === 'fixed' ? amount : percentOf(baseFen, amount),
  }));
  const priceFen = extra.reduce((sum, { amountFen }) => sum + amountFen, baseFen);
  if (priceFen > limits.money.maxFen) throw new Refusal(serviceErrors.priceTooHigh);
  const revisions = addons.reduce((sum, { extraRevisions }) => sum + extraRevisions, service.revisions);
  return { lines: [base, ...extra], priceFen, days: option?.days ?? service.days, revisions };
}
