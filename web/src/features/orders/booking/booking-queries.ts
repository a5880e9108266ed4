import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { quoteOrder } from '@zaojie/contract/orders/order.endpoints';
import { listShowcase } from '@zaojie/contract/profiles/profile.endpoints';
import { getServices } from '@zaojie/contract/storefronts/service.endpoints';
import { call } from '../../../api/client.ts';

/** Of the creator whose service it is: all that is needed to show what can be chosen. */
export const bookedShopQuery = (serviceId: number) =>
  queryOptions({
    queryKey: ['orders', 'booking', serviceId] as const,
    queryFn: async ({ signal }) =>
      (await call(getServices, { query: { service_id: serviceId }, signal })).data,
    staleTime: 0,
  });

export type QuoteChoice = { serviceId: number; optionId: number | null; addonIds: readonly number[] };

/** The price as the server reckons it; the last one stays until the next is there. */
export const quoteQuery = ({ serviceId, optionId, addonIds }: QuoteChoice) =>
  queryOptions({
    queryKey: ['orders', 'quote', serviceId, optionId, addonIds] as const,
    queryFn: async ({ signal }) => {
      const body = { service_id: serviceId, option_id: optionId, addon_ids: [...addonIds] };
      return (await call(quoteOrder, { body, signal })).data;
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** What the creator has shown, to point at: the works of their own, not what others posted. */
export const pointedWorksQuery = (creatorId: number) =>
  queryOptions({
    queryKey: ['orders', 'booking-works', creatorId] as const,
    queryFn: async ({ signal }) => {
      const { data } = (await call(listShowcase, { query: { user_id: creatorId }, signal })).data;
      return data.filter(({ kind }) => kind === 'work');
    },
  });
