import { getTag, listTags } from '@zaojie/contract/tags/tag.endpoints';
import type { TagLabel } from '@zaojie/contract/tags/tag.schemas';
import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';

function tagNameQuery(id: number) {
  return queryOptions({
    queryKey: ['discover', 'tag-name', id],
    queryFn: async ({ signal }) => (await call(getTag, { query: { id }, signal })).data.name,
    staleTime: Infinity,
  });
}

/** Names that are known already needn't be asked for. */
export function rememberTagNames(queryClient: QueryClient, tags: readonly TagLabel[]): void {
  for (const { id, name } of tags) queryClient.setQueryData(tagNameQuery(id).queryKey, name);
}

/** An address carries the ids of tags only; a tag that is not known yet reads 标签. */
export function useTagNames(ids: readonly number[]): TagLabel[] {
  const client = useQueryClient();
  useQuery({
    queryKey: ['discover', 'tag-names', ids],
    queryFn: async () => {
      await Promise.allSettled(ids.map((id) => client.fetchQuery(tagNameQuery(id))));
      return ids.length;
    },
    enabled: ids.length > 0,
  });
  return ids.map((id) => ({ id, name: client.getQueryData(tagNameQuery(id).queryKey) ?? '标签' }));
}

/** The id of the tag of this name; null while it is not known, when there is none, and for an empty name. */
export function useTagIdOf(name: string): number | null {
  const { data } = useQuery({
    queryKey: ['discover', 'tag-id', name],
    queryFn: async ({ signal }) => {
      const { data: page } = await call(listTags, { query: { keyword: name }, signal });
      const isNamed = (tag: TagLabel) => tag.name.toLowerCase() === name.toLowerCase();
      return page.data.find((tag) => isNamed(tag))?.id ?? null;
    },
    enabled: name !== '',
    staleTime: Infinity,
  });
  return data ?? null;
}
