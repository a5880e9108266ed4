import { storefrontLimits } from '@zaojie/contract/storefronts/storefront-limits';
import { fenOf } from '@zaojie/contract/money';
import { serviceForm, type Service } from '@zaojie/contract/storefronts/service.schemas';
import { revisionWords } from '@zaojie/contract/storefronts/service-words';
import type { Picture } from '@zaojie/contract/uploads/upload.schemas';
import type { z } from 'zod';

/** As it stands in the fields: what is typed stays as it was typed. */
export type OptionDraft = { key: string; id: number | null; name: string; price: string; days: string };
export type AddonDraft = {
  key: string;
  id: number | null;
  name: string;
  kind: 'fixed' | 'percent';
  amount: string;
  /** How many it brings; empty for none. */
  revisions: string;
};
export type ServiceDraft = {
  name: string;
  description: string;
  category: string;
  style: string;
  basePrice: string;
  options: readonly OptionDraft[];
  addons: readonly AddonDraft[];
  days: string;
  revisions: number;
  depositPercent: number;
  terms: string;
};
export type ServiceBody = z.input<typeof serviceForm>;

const { service: limit } = storefrontLimits;

export const blankDraft: ServiceDraft = {
  name: '',
  description: '',
  category: '',
  style: '',
  basePrice: '',
  options: [],
  addons: [],
  days: '',
  revisions: limit.revisionsDefault,
  depositPercent: limit.depositMin,
  terms: '',
};

let lastKey = 0;
const newKey = () => `row-${++lastKey}`;
export const blankOption = (): OptionDraft => ({ key: newKey(), id: null, name: '', price: '', days: '' });
export const blankAddon = (): AddonDraft => ({
  key: newKey(),
  id: null,
  name: '',
  kind: 'fixed',
  amount: '',
  revisions: '',
});

export function draftOf(service: Service): ServiceDraft {
  return {
    name: service.name,
    description: service.description,
    category: service.category.word,
    style: service.style.word,
    basePrice: String(service.base_price),
    options: service.options.map(({ id, name, price_difference: price, days }) => ({
      key: `option-${id}`,
      id,
      name,
      price: String(price),
      days: days === null ? '' : String(days),
    })),
    addons: service.addons.map(({ id, name, kind, amount, extra_revisions: revisions }) => ({
      key: `addon-${id}`,
      id,
      name,
      kind,
      amount: String(amount),
      revisions: revisions === 0 ? '' : String(revisions),
    })),
    days: String(service.days),
    revisions: service.revisions,
    depositPercent: service.deposit_percent,
    terms: service.terms,
  };
}

export function bodyOf(draft: ServiceDraft, pictures: readonly Picture[], isActive: boolean): ServiceBody {
  return {
    name: draft.name,
    description: draft.description,
    category: draft.category,
    style: draft.style,
    base_price: draft.basePrice.trim(),
    options: draft.options.map(({ id, name, price, days }) => ({
      id,
      name,
      price_difference: price.trim(),
      days: days.trim() === '' ? null : days.trim(),
    })),
    addons: draft.addons.map(({ id, name, kind, amount, revisions }) => ({
      id,
      name,
      kind,
      amount: amount.trim(),
      extra_revisions: revisions.trim() || '0',
    })),
    days: draft.days.trim(),
    revisions: draft.revisions,
    deposit_percent: draft.depositPercent,
    examples: pictures.map(({ url }) => url),
    terms: draft.terms,
    is_active: isActive,
  };
}

/** By the place in the body: `name`, `options.0.price_difference`. Of several the first is said, as the server does. */
export type ServiceErrors = Readonly<Record<string, string>>;

export function errorsIn(body: ServiceBody): ServiceErrors {
  const issues = serviceForm.safeParse(body).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
}

const unkeyed = (name: string, value: unknown) => (name === 'key' ? undefined : value);

/** In how many fields the two differ. */
export function countChanges(a: ServiceBody, b: ServiceBody): number {
  const fields = Object.keys(a) as (keyof ServiceBody)[];
  return fields.filter((field) => JSON.stringify(a[field], unkeyed) !== JSON.stringify(b[field], unkeyed))
    .length;
}

/** From and to, of what can be reckoned with already: an amount that isn't one yet counts as nothing. */
export function priceRangeOf({ basePrice, options }: Pick<ServiceDraft, 'basePrice' | 'options'>) {
  const base = fenOf(basePrice.trim());
  if (base === null) return null;
  const differences = options.map(({ price }) => fenOf(price.trim()) ?? 0);
  if (differences.length === 0) return { fromFen: base, toFen: base };
  return { fromFen: base + Math.min(...differences), toFen: base + Math.max(...differences) };
}

/** As customers read it; what isn't a number yet brings nothing. */
export function revisionsOf({ revisions, addons }: Pick<ServiceDraft, 'revisions' | 'addons'>): string {
  const bought = addons.map((addon) => (/^\d$/.test(addon.revisions) ? Number(addon.revisions) : 0));
  return revisionWords({ revisions, addons: bought.map((extra) => ({ extra_revisions: extra })) });
}

export function daysRangeOf({ days, options }: Pick<ServiceDraft, 'days' | 'options'>): string {
  const all = [days, ...options.map((option) => option.days.trim() || days)].map(Number);
  const known = all.filter((each) => Number.isInteger(each) && each > 0);
  if (known.length === 0) return '';
  const [least, most] = [Math.min(...known), Math.max(...known)];
  return least === most ? `${least} 天` : `${least}–${most} 天`;
}
