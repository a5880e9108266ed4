import { HotComments } from '../../features/home/hot-comments.tsx';
import { RecommendedCreators } from '../../features/home/recommended-creators.tsx';
import { useHome } from '../../features/home/use-home.ts';
import { WorksGallery } from '../../features/home/works-gallery.tsx';
import { BackToTop } from '../../ui/layout/back-to-top.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { FeatureLinks } from './feature-links.tsx';
import { HomeHero } from './home-hero.tsx';

export function HomePage() {
  const { data: home, error, isPending, isFetching, refetch } = useHome();
  return (
    <>
      <HomeHero home={home} isPending={isPending} />
      <FeatureLinks />
      {error && home === undefined ? (
        <ErrorState
          title="获取数据失败"
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
          className="mt-10"
        />
      ) : (
        <>
          <WorksGallery posts={home?.hot_posts} />
          <HotComments comments={home?.hot_comments} />
          <RecommendedCreators creators={home?.recommended_creators} />
        </>
      )}
      <BackToTop />
    </>
  );
}
