import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { below } from '../../ui/layout/below.ts';
import { Card } from '../../ui/layout/card.tsx';
import { CreatorCard } from './creator-card.tsx';
import { COVERS_BAND } from './creator-covers.tsx';
import { HomeSection } from './home-section.tsx';
import type { HomeCreator } from './use-home.ts';

const CREATORS =
  'grid grid-cols-4 gap-5 max-xl:grid-cols-2 max-md:-mx-4 max-md:flex max-md:snap-x max-md:snap-mandatory max-md:gap-3 max-md:overflow-x-auto max-md:scroll-px-4 max-md:px-4 max-md:pb-1 max-md:[scrollbar-width:none]';
const PLACE = 'min-w-0 max-md:w-66 max-md:shrink-0 max-md:snap-start';

export function RecommendedCreators({ creators }: { creators: readonly HomeCreator[] | undefined }) {
  return (
    <HomeSection title="推荐创作者" line="最近常有新作" link={{ to: '/creators', label: '查看全部' }}>
      {creators === undefined ? <CreatorSkeleton /> : <Creators creators={creators} />}
    </HomeSection>
  );
}

function Creators({ creators }: { creators: readonly HomeCreator[] }) {
  if (creators.length === 0) {
    return <p className="border-t border-line py-5 text-ink-2">还没有推荐的创作者。</p>;
  }
  return (
    <ul className={CREATORS}>
      {creators.map((creator) => (
        <li key={creator.id} className={PLACE} {...below}>
          <CreatorCard creator={creator} />
        </li>
      ))}
    </ul>
  );
}

function CreatorSkeleton() {
  return (
    <SkeletonGroup className={CREATORS}>
      {[0, 1, 2, 3].map((place) => (
        <Card key={place} className={PLACE}>
          <Skeleton shape="block" className={COVERS_BAND} />
          <div className="p-4 pt-0">
            <Skeleton shape="circle" width={56} height={56} className="-mt-6" />
            <Skeleton width={96} className="mt-3.5" />
            <Skeleton className="mt-3" />
            <Skeleton width="70%" className="mt-2" />
            <Skeleton width="85%" className="mt-5" />
          </div>
        </Card>
      ))}
    </SkeletonGroup>
  );
}
