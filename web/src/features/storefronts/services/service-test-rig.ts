import type { Service } from '@zaojie/contract/storefronts/service.schemas';

export function someService(given: Partial<Service> = {}): Service {
  return {
    id: 1,
    user_id: 7,
    name: '书籍封面',
    description: '草图给三版',
    category: { id: 1, word: 'illustration', name: '插画' },
    style: { id: 3, word: 'traditional', name: '古风' },
    base_price: 2800,
    price_from: 2800,
    price_to: 2800,
    options: [],
    addons: [],
    days: 12,
    days_to: 12,
    revisions: 3,
    deposit_percent: 20,
    examples: [],
    terms: '',
    is_active: true,
    created_at: '2026-11-01T00:00:00Z',
    updated_at: '2026-11-01T00:00:00Z',
    ...given,
  };
}
