import { useQuery } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { hotQuery } from './discover-queries.ts';
import { HotCircles, HotCreators, HotPosts, HotTags, type Hot } from './hot-lists.tsx';
import { HotGames, HotMaterials } from './hot-works.tsx';
import { RailSection } from './rail-section.tsx';
import { useStickyFoot } from './use-sticky-foot.ts';

function RailSkeleton() {
  return (
    <SkeletonGroup className="grid gap-3.5">
      <Skeleton width={90} height={18} />
      {Array.from({ length: 5 }, (_, index) => (
        <span key={index} className="flex items-center gap-3">
          <span className="grid flex-1 gap-2">
            <Skeleton width="85%" />
            <Skeleton width="50%" className="h-3!" />
          </span>
          <Skeleton shape="block" width={56} height={42} />
        </span>
      ))}
    </SkeletonGroup>
  );
}

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
        <div role="alert" className="flex items-center gap-3 text-13 text-ink-3">
          热门内容没有取到
          <Button size="small" loading={isFetching} onClick={() => void refetch()}>
            重试
          </Button>
        </div>
      ) : null}
      {data ? <HotSections hot={data} /> : null}
    </div>
  );
}
