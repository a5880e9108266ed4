import type { Post } from '@zaojie/contract/posts/post.schemas';
import { memo, useEffect, useRef, useState, type CSSProperties } from 'react';
import { groupHeight, hasMeasured, rememberHeight } from './group-heights.ts';
import { PostCard } from '../card/post-card.tsx';
import { below, belowFrom } from '../../../ui/layout/below.ts';
import { whenNear } from '../../../hooks/when-near.ts';

/**
 * How many cards the browser shows and hides together. One by one, each card that comes in sight costs as much as five
 * at once: the rest of a long feed is looked through every time.
 */
export const GROUP_SIZE = 5;

/* What sticks out of a group that can be hidden is cut off: the group itself reaches the edges of a phone. */
const GROUP = 'grid gap-3.5 max-md:-mx-4 max-md:gap-2';

/**
 * Coming back to a long feed, only the groups near the window are made: the others keep their measured height until
 * one gets to them.
 */
function useNearness(posts: readonly Post[], isFirst: boolean) {
  const group = useRef<HTMLDivElement>(null);
  const [height] = useState(() => groupHeight(posts));
  const [isNear, setIsNear] = useState(() => isFirst || !hasMeasured(posts));
  useEffect(() => {
    if (!group.current) return;
    return isNear ? rememberHeight(group.current, posts) : whenNear(group.current, () => setIsNear(true));
  }, [isNear, posts]);
  return { group, isNear, style: isNear ? whileNear(height, isFirst) : { height } };
}

/** What heads the feed is in sight from the beginning: asked whether it is, the browser would lay the page out twice before it paints. */
function whileNear(height: number, isFirst: boolean): CSSProperties {
  return isFirst ? {} : { contentVisibility: 'auto', containIntrinsicBlockSize: `auto ${height}px` };
}

/** So many of the shortest cards are in sight on a phone, under all that stands above a feed. */
const IN_SIGHT = 3;

export type PostGroupProps = {
  posts: readonly Post[];
  /** Heads the feed: always drawn. */
  isFirst: boolean;
};

/** A few posts of a feed that follow one another. */
export const PostGroup = memo(
  function PostGroup({ posts, isFirst }: PostGroupProps) {
    const { group, isNear, style } = useNearness(posts, isFirst);
    const cards = posts.map((post, place) => (
      <div key={post.id} className="min-w-0" {...(isFirst ? belowFrom(IN_SIGHT, place) : null)}>
        <PostCard post={post} />
      </div>
    ));
    return (
      <div ref={group} style={style} className={GROUP} {...(isFirst ? null : below)}>
        {isNear ? cards : null}
      </div>
    );
  },
  (before, after) => before.isFirst === after.isFirst && isSame(before.posts, after.posts),
);

/** The lists are cut anew with every answer; the posts in them stay the same objects until they change. */
function isSame(before: readonly Post[], after: readonly Post[]): boolean {
  return before.length === after.length && before.every((post, index) => post === after[index]);
}
