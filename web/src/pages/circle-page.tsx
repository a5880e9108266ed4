import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { ApiFailure, messageOf } from '../api/client.ts';
import { CircleHeader } from '../features/discover/circle-header.tsx';
import { circleQuery } from '../features/discover/discover-queries.ts';
import { HotCircles } from '../features/discover/hot-lists.tsx';
import { RailSection } from '../features/discover/rail-section.tsx';
import { TopicHeaderSkeleton } from '../features/discover/topic-header-skeleton.tsx';
import { BackToTop } from '../ui/back-to-top.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { FeedLayout } from './community/feed-layout.tsx';
import { TopicFeed } from './community/topic-feed.tsx';
import { TopicNotFound } from './community/topic-not-found.tsx';
import { usePageTitle } from './community/use-page-title.ts';
import { useRouteId } from './community/use-route-id.ts';

export function CirclePage() {
  const id = useRouteId();
  if (id === null) return <TopicNotFound line="无效的圈子ID" />;
  return <KnownCirclePage key={id} id={id} />;
}

function KnownCirclePage({ id }: { id: number }) {
  const [search] = useSearchParams();
  const { data: circle, error, isFetching, refetch } = useQuery(circleQuery(id));
  const name = circle?.name ?? search.get('name') ?? '';
  usePageTitle(name || '未知圈子');
  const topic = useMemo(() => ({ circleId: id }), [id]);

  if (error instanceof ApiFailure) return <TopicNotFound line={messageOf(error, '圈子不存在')} />;
  if (error) {
    return <ErrorState title="获取圈子失败" retrying={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <>
      <FeedLayout
        head={
          <div className="mb-5">
            {circle ? <CircleHeader circle={circle} /> : <TopicHeaderSkeleton name={name} withIcon />}
          </div>
        }
        rail={
          circle && circle.related.length > 0 ? (
            <RailSection title="相近的圈子">
              <HotCircles circles={circle.related} />
            </RailSection>
          ) : null
        }
      >
        <TopicFeed topic={topic} emptyLine="这个圈子还没有帖子。" />
      </FeedLayout>
      <BackToTop />
    </>
  );
}
