import { limits } from '@zaojie/contract/limits';
import type { TagLabel } from '@zaojie/contract/tags/tag.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useMemo, useState, type RefObject } from 'react';
import { useSession } from '../../../api/session.ts';
import { QuickCircles } from '../../../features/discover/quick-circles.tsx';
import { rememberTagNames, useTagNames } from '../../../features/discover/use-tag-names.ts';
import type { FeedQuery } from '../../../features/posts/post-cache.ts';
import { PostFeed } from '../../../features/posts/feed/post-feed.tsx';
import { scrollMotion } from '../../../hooks/scroll-motion.ts';
import { TabPanel } from '../../../ui/menu/tabs.tsx';
import { ChosenTags } from './chosen-tags.tsx';
import type { FeedAddress } from './feed-address.ts';
import { FeedBar } from './feed-bar.tsx';
import { FeedEmpty } from './feed-empty.tsx';
import { SignInInvitation } from './sign-in-invitation.tsx';
import { useFeedAddress } from './use-feed-address.ts';

const TagPickerDialog = lazy(async () => ({
  default: (await import('../../../features/compose/fields/tag-picker.tsx')).TagPickerDialog,
}));

const NewPosts = lazy(async () => ({
  default: (await import('../../../features/posts/feed/new-posts.tsx')).NewPosts,
}));

/** Nobody misses much before that, and the first load has no call and no code of it. */
const NEW_POSTS_AFTER_MS = 30_000;

const TABS_ID = 'community-feed';

function queryOf({ tab, circleId, tagIds }: FeedAddress): FeedQuery {
  return {
    filter: tab,
    ...(circleId !== null && { circleId }),
    ...(tagIds.length > 0 && { tagIds }),
  };
}

function useTagPicker(onApply: (ids: number[]) => void) {
  const queryClient = useQueryClient();
  // The picker's code comes with the first opening, and stays.
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  function apply(tags: TagLabel[]) {
    rememberTagNames(queryClient, tags);
    setState('closed');
    onApply(tags.map((tag) => tag.id));
  }
  const draw = (value: TagLabel[]) =>
    state === 'never' ? null : (
      <Suspense fallback={null}>
        <TagPickerDialog
          open={state === 'open'}
          onOpenChange={(open) => setState(open ? 'open' : 'closed')}
          value={value}
          onApply={apply}
          max={limits.post.maxFilterTags}
        />
      </Suspense>
    );
  return { open: () => setState('open'), draw };
}

function useRested(restMs: number): boolean {
  const [hasRested, setHasRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasRested(true), restMs);
    return () => clearTimeout(timer);
  }, [restMs]);
  return hasRested;
}

type CommunityFeedProps = { onCompose: () => void; top: RefObject<HTMLDivElement | null> };

/** Circles, tabs, tags and the posts they choose. */
export function CommunityFeed({ onCompose, top }: CommunityFeedProps) {
  const isSignedIn = useSession() !== null;
  const { address, change } = useFeedAddress();
  const query = useMemo(() => queryOf(address), [address]);
  const tags = useTagNames(address.tagIds);
  const hasRested = useRested(NEW_POSTS_AFTER_MS);
  const picker = useTagPicker((tagIds) => choose({ tagIds }));

  function choose(part: Partial<FeedAddress>) {
    change(part);
    // From far down the new list would begin out of sight.
    const start = top.current;
    if (start && start.getBoundingClientRect().top < 0) start.scrollIntoView({ behavior: 'instant' });
  }
  function showNewest() {
    top.current?.scrollIntoView({ behavior: scrollMotion() });
    // The button that was pressed is gone.
    top.current?.focus({ preventScroll: true });
  }
  const clear = () => choose({ circleId: null, tagIds: [] });

  return (
    <>
      <QuickCircles chosenId={address.circleId} onChoose={(circleId) => choose({ circleId })} />
      <div ref={top} tabIndex={-1} className="scroll-mt-bar outline-none max-md:scroll-mt-14" />
      <FeedBar id={TABS_ID} tab={address.tab} onTab={(tab) => choose({ tab })} onPickTags={picker.open} />
      <TabPanel id={TABS_ID} value={address.tab}>
        <ChosenTags
          tags={tags}
          onRemove={(id) => choose({ tagIds: address.tagIds.filter((other) => other !== id) })}
          onClear={() => choose({ tagIds: [] })}
        />
        {hasRested && address.tab !== 'recommend' ? (
          <Suspense fallback={null}>
            <NewPosts query={query} onLoaded={showNewest} />
          </Suspense>
        ) : null}
        <div className="mt-3.5 max-md:mt-3">
          {address.tab === 'follow' && !isSignedIn ? (
            <SignInInvitation />
          ) : (
            <PostFeed
              query={query}
              label="帖子"
              empty={
                <FeedEmpty
                  tab={address.tab}
                  isFiltered={address.circleId !== null || address.tagIds.length > 0}
                  onClear={clear}
                  onCompose={onCompose}
                />
              }
            />
          )}
        </div>
      </TabPanel>
      {picker.draw(tags)}
    </>
  );
}
