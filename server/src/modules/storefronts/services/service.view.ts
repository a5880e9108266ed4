import { marketCategories, marketStyles, marketWordOf } from '@zaojie/contract/market-words';
import { yuanOf } from '@zaojie/contract/money';
import type { Service } from '@zaojie/contract/storefronts/service.schemas';
import type { ServiceRow } from './service.queries.ts';
import { pricesOf } from './service.rules.ts';

export function viewService(row: ServiceRow): Service {
  const { fromFen, toFen } = pricesOf(row.base_price_fen, row.options);
  const days = row.options.length === 0 ? [row.days] : row.options.map((option) => option.days ?? row.days);
  return {
    id: row.id,
    user_id: row.user_id,
    name: row.name,
    description: row.description,
    category: marketWordOf(marketCategories, row.category),
    style: marketWordOf(marketStyles, row.style),
    base_price: yuanOf(row.base_price_fen),
    price_from: yuanOf(fromFen),
    price_to: yuanOf(toFen),
    options: row.options.map(({ differenceFen, ...option }) => ({
      ...option,
      price_difference: yuanOf(differenceFen),
      price: yuanOf(row.base_price_fen + differenceFen),
    })),
    addons: row.addons.map(({ extraRevisions, ...addon }) => ({
      ...addon,
      extra_revisions: extraRevisions,
      amount: addon.kind === 'fixed' ? yuanOf(addon.amount) : addon.amount,
    })),
    days: Math.min(...days),
    days_to: Math.max(...days),
    revisions: row.revisions,
    deposit_percent: row.deposit_percent,
    examples: row.examples,
    terms: row.terms,
    is_active: row.is_active,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
