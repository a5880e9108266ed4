import { queryOptions } from '@tanstack/react-query';
import { listManagedPeople } from '@zaojie/contract/sanctions/sanction.endpoints';
import { call } from '../../api/client.ts';

export const PEOPLE_KEY = ['sanctions', 'people'] as const;

export type PeopleFilter = { keyword: string; userId: number | null; page: number };

export const peopleQuery = ({ keyword, userId, page }: PeopleFilter) =>
  queryOptions({
    queryKey: [...PEOPLE_KEY, keyword, userId, page] as const,
    queryFn: async ({ signal }) =>
      (
        await call(listManagedPeople, {
          query: { page, ...(keyword !== '' && { keyword }), ...(userId !== null && { user_id: userId }) },
          signal,
        })
      ).data,
    staleTime: 0,
  });
