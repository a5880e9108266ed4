import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { getDeletion, keepAccount, listHolds } from '@zaojie/contract/deletions/deletion.endpoints';
import { call, messageOf } from '../../api/client.ts';
import { useOneAtATime } from '../../hooks/use-one-at-a-time.ts';
import { toast } from '../../ui/feedback/toast.tsx';

export const deletionQuery = queryOptions({
  queryKey: ['own-deletion'] as const,
  queryFn: async ({ signal }) => (await call(getDeletion, { signal })).data,
  staleTime: Infinity,
});

export const holdsQuery = queryOptions({
  queryKey: ['own-deletion', 'holds'] as const,
  queryFn: async ({ signal }) => (await call(listHolds, { signal })).data,
  staleTime: 0,
});

/** One press, and everything is as before. */
export function useKeepAccount() {
  const client = useQueryClient();
  return useOneAtATime<void>(async () => {
    try {
      const { data, msg } = await call(keepAccount);
      client.setQueryData(deletionQuery.queryKey, data);
      toast.success(msg);
    } catch (error) {
      toast.error(messageOf(error, '没有保留成功，请重试'));
      await client.invalidateQueries({ queryKey: deletionQuery.queryKey });
    }
  });
}
