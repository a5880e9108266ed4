import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { limits } from '@zaojie/contract/limits';
import { listOwnWorks } from '@zaojie/contract/works/work.endpoints';
import type { OwnWork } from '@zaojie/contract/works/work.schemas';
import { call } from '../../api/client.ts';

export type OwnWorks = { works: readonly OwnWork[]; watermark: boolean; watermarkText: string };

export const ownWorksKey = ['works', 'own'] as const;
const REDRAWN_AFTER_MS = 2500;

/** Whether pictures still have to follow the switch. */
export function isRedrawing({ works, watermark }: OwnWorks): boolean {
  return works.some((work) => work.visibility === 'public' && work.is_watermarked !== watermark);
}

/** All of them: whoever sorts sees the whole wall. */
export const ownWorksQuery = queryOptions({
  queryKey: ownWorksKey,
  queryFn: async ({ signal }): Promise<OwnWorks> => {
    const works = new Map<number, OwnWork>();
    for (let page = 1; ; page += 1) {
      const query = { page, per_page: limits.page.maxSize };
      const { data } = await call(listOwnWorks, { query, signal });
      for (const work of data.data) works.set(work.id, work);
      if (page >= data.last_page) {
        return { works: [...works.values()], watermark: data.watermark, watermarkText: data.watermark_text };
      }
    }
  },
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data && isRedrawing(state.data) ? REDRAWN_AFTER_MS : false),
});

export function changeWorks(
  client: QueryClient,
  edit: (works: readonly OwnWork[]) => readonly OwnWork[],
): void {
  client.setQueryData<OwnWorks>(ownWorksKey, (all) => all && { ...all, works: withCover(edit(all.works)) });
}

/** The first that everybody may see stands for them all. */
export function withCover(works: readonly OwnWork[]): readonly OwnWork[] {
  const cover = works.find((work) => work.visibility === 'public');
  return works.map((work) =>
    work.is_cover === (work.id === cover?.id) ? work : { ...work, is_cover: !work.is_cover },
  );
}
