import { useNear } from '../../../hooks/use-near.ts';
import { later } from '../../../ui/feedback/later.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { TextLink } from '../../../ui/form/button.tsx';
import { tagPath } from '../../posts/post-paths.ts';
import { SectionHead } from './section-head.tsx';
import { WriteButton, type ContestTag } from './write-button.tsx';

const Posts = later<{ tag: ContestTag }>(
  async () => (await import('./discussion-posts.tsx')).DiscussionPosts,
  '讨论没有加载出来',
);

/** What people say about it: posts with its tag. They come when somebody gets near them. */
export function Discussion({ tag }: { tag: ContestTag }) {
  const { place, isNear } = useNear();
  const room = (
    <SkeletonGroup className="grid grid-cols-1 gap-3.5">
      <Skeleton shape="block" className="h-60 w-full" />
      <Skeleton shape="block" className="h-60 w-full" />
    </SkeletonGroup>
  );
  return (
    <section aria-label="讨论" className="mt-12 max-w-200 max-md:mt-9">
      <SectionHead
        title="讨论"
        about={`带标签“${tag.name}”的帖子`}
        action={
          <span className="flex items-center gap-4">
            <TextLink to={tagPath(tag)}>全部讨论</TextLink>
            <WriteButton tag={tag} />
          </span>
        }
      />
      <div ref={place}>
        <Posts tag={tag} isWanted={isNear} room={room} />
      </div>
    </section>
  );
}
