import { useQuery } from '@tanstack/react-query';
import { InlineError } from '../../ui/feedback/inline-error.tsx';
import { RailSkeleton } from '../../ui/feedback/rail-skeleton.tsx';
import { hotQuery } from './discover-queries.ts';
import { HotCircles, HotCreators, HotPosts, HotTags, type Hot } from './hot-lists.tsx';
import { HotGames, HotMaterials } from './hot-works.tsx';
import { RailSection } from './rail-section.tsx';
import { useStickyFoot } from '../../hooks/use-sticky-foot.ts';

/** A list that is empty is left out: a head above nothing says nothing. */
function HotSections({ hot }: { hot: Hot }) {
  return (
    <>
      {hot.hot_posts.length > 0 && (
        <RailSection title="热门帖子">
          <HotPosts posts={hot.hot_posts} />
        </RailSection>
      )}
      {hot.hot_creators.length > 0 && (
        <RailSection title="热门创作者">
          <HotCreators creators={hot.hot_creators} />
        </RailSection>
      )}
      {hot.hot_tags.length > 0 && (
        <RailSection title="热门标签">
          <HotTags tags={hot.hot_tags} />
        </RailSection>
      )}
      {hot.hot_circles.length > 0 && (
        <RailSection title="热门圈子">
          <HotCircles circles={hot.hot_circles} />
        </RailSection>
      )}
      {hot.hot_games.length > 0 && (
        <RailSection title="热门游戏" more={{ to: '/games', label: '全部' }}>
          <HotGames games={hot.hot_games} />
        </RailSection>
      )}
      {hot.hot_materials.length > 0 && (
        <RailSection title="热门素材" more={{ to: '/assets', label: '素材库' }}>
          <HotMaterials materials={hot.hot_materials} />
        </RailSection>
      )}
    </>
  );
}

/** What the community looks at, beside the feed. It scrolls with the page until its end is in sight, then stays. */
export function HotRail() {
  const { data, isPending, isError, isFetching, refetch } = useQuery(hotQuery);
  const rail = useStickyFoot<HTMLDivElement>();
  return (
    <div ref={rail} className="sticky grid grid-cols-[minmax(0,1fr)] gap-7">
      {isPending ? <RailSkeleton /> : null}
      {isError ? (
        <InlineError text="热门内容没有取到" onRetry={() => void refetch()} retrying={isFetching} />
      ) : null}
      {data ? <HotSections hot={data} /> : null}
    </div>
  );
}
