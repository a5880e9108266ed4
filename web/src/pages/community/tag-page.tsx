import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { ApiFailure, messageOf } from '../../api/client.ts';
import { tagQuery } from '../../features/discover/discover-queries.ts';
import { RailSection } from '../../features/discover/rail-section.tsx';
import { TagHeader } from '../../features/discover/tag-header.tsx';
import { TopicHeaderSkeleton } from '../../features/discover/topic-header-skeleton.tsx';
import { BackToTop } from '../../ui/layout/back-to-top.tsx';
import { ChipLink } from '../../ui/text/chip.tsx';
import { RailSkeleton } from '../../ui/feedback/rail-skeleton.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { FeedLayout } from './feed-layout.tsx';
import { TopicFeed } from './topic/topic-feed.tsx';
import { GoneWithWorks } from '../../features/home/gone-with-works.tsx';
import { usePageTitle } from '../../hooks/use-page-title.ts';
import { useRouteId } from '../../hooks/use-route-id.ts';

export function TagPage() {
  const id = useRouteId();
  if (id === null) return <GoneWithWorks line="无效的标签 ID" to="/community" way="去社区看看" />;
  return <KnownTagPage key={id} id={id} />;
}

function KnownTagPage({ id }: { id: number }) {
  const [search] = useSearchParams();
  const { data: tag, error, isFetching, refetch } = useQuery(tagQuery(id));
  const name = tag?.name ?? search.get('name') ?? '';
  usePageTitle(name === '' ? '' : `# ${name}`);
  const topic = useMemo(() => ({ tagIds: [id] as const }), [id]);

  if (error instanceof ApiFailure)
    return <GoneWithWorks line={messageOf(error, '标签不存在')} to="/community" way="去社区看看" />;
  if (error) {
    return (
      <ErrorState title="获取标签失败" error={error} retrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  return (
    <>
      <FeedLayout
        head={
          <div className="mb-5">
            {tag ? (
              <TagHeader tag={tag} />
            ) : (
              <TopicHeaderSkeleton name={name === '' ? '' : `# ${name}`} withIcon={false} />
            )}
          </div>
        }
        rail={
          tag === undefined ? (
            <RailSkeleton />
          ) : tag.related.length > 0 ? (
            <RailSection title="常在一起的标签">
              <div className="flex flex-wrap gap-2">
                {tag.related.map((related) => (
                  <ChipLink
                    key={related.id}
                    to={`/tag/${related.id}?name=${encodeURIComponent(related.name)}`}
                  >
                    {related.name}
                  </ChipLink>
                ))}
              </div>
            </RailSection>
          ) : null
        }
      >
        <TopicFeed topic={topic} emptyLine="这个标签下还没有帖子。" />
      </FeedLayout>
      <BackToTop />
    </>
  );
}
