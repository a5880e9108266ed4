import { useQuery } from '@tanstack/react-query';
import type { Circle } from '@zaojie/contract/circles/circle.schemas';
import { PenLine } from 'lucide-react';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { ApiFailure, messageOf } from '../../api/client.ts';
import { useCompose } from '../../features/compose/use-compose.ts';
import { CircleHeader } from '../../features/discover/circle-header.tsx';
import { circleQuery } from '../../features/discover/discover-queries.ts';
import { HotCircles } from '../../features/discover/hot-lists.tsx';
import { RailSection } from '../../features/discover/rail-section.tsx';
import { TopicHeaderSkeleton } from '../../features/discover/topic-header-skeleton.tsx';
import { Button } from '../../ui/form/button.tsx';
import { BackToTop } from '../../ui/layout/back-to-top.tsx';
import { RailSkeleton } from '../../ui/feedback/rail-skeleton.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { FeedLayout } from './feed-layout.tsx';
import { TopicFeed } from './topic/topic-feed.tsx';
import { GoneWithWorks } from '../../features/home/gone-with-works.tsx';
import { usePageTitle } from '../../hooks/use-page-title.ts';
import { useRouteId } from '../../hooks/use-route-id.ts';

export function CirclePage() {
  const id = useRouteId();
  if (id === null) return <GoneWithWorks line="无效的圈子 ID" to="/community" way="去社区看看" />;
  return <KnownCirclePage key={id} id={id} />;
}

function KnownCirclePage({ id }: { id: number }) {
  const [search] = useSearchParams();
  const { data: circle, error, isFetching, refetch } = useQuery(circleQuery(id));
  const name = circle?.name ?? search.get('name') ?? '';
  usePageTitle(name || '未知圈子');
  const topic = useMemo(() => ({ circleId: id }), [id]);

  if (error instanceof ApiFailure)
    return <GoneWithWorks line={messageOf(error, '圈子不存在')} to="/community" way="去社区看看" />;
  if (error) {
    return (
      <ErrorState title="获取圈子失败" error={error} retrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  return (
    <>
      <FeedLayout
        head={
          <div className="mb-5">
            {circle ? (
              <CircleHeader circle={circle} action={<WriteHere circle={circle} />} />
            ) : (
              <TopicHeaderSkeleton name={name} withIcon />
            )}
          </div>
        }
        rail={
          circle === undefined ? (
            <RailSkeleton />
          ) : circle.related.length > 0 ? (
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

function WriteHere({ circle }: { circle: Circle }) {
  const { id, name, icon, description, posts_count } = circle;
  const compose = useCompose({ circle: { id, name, icon, description, posts_count } });
  return (
    <Button
      look="primary"
      icon={<PenLine size={16} strokeWidth={1.75} aria-hidden="true" />}
      onClick={() => void compose()}
    >
      在圈子里发帖
    </Button>
  );
}
