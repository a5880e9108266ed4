import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { openPublishDialog } from '../features/compose/publish-dialog.tsx';
import { HotRail } from '../features/discover/hot-rail.tsx';
import { useMemberOnly } from '../features/users/use-member-only.ts';
import { BackToTop } from '../ui/back-to-top.tsx';
import { scrollMotion } from '../ui/scroll-motion.ts';
import { CommunityBanner } from './community/community-banner.tsx';
import { CommunityFeed } from './community/community-feed.tsx';
import { ComposerPrompt } from './community/composer-prompt.tsx';
import { FeedLayout } from './community/feed-layout.tsx';

export function CommunityPage() {
  const top = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const memberOnly = useMemberOnly();

  async function compose() {
    if (!memberOnly()) return;
    const published = await openPublishDialog();
    // Arriving anew reads the newest posts: one's own is the first of them.
    if (published) await navigate('/community');
  }

  return (
    <>
      <FeedLayout
        head={
          <CommunityBanner
            onCompose={() => void compose()}
            onBrowse={() => top.current?.scrollIntoView({ behavior: scrollMotion() })}
          />
        }
        rail={<HotRail />}
      >
        <ComposerPrompt onCompose={() => void compose()} />
        <CommunityFeed top={top} onCompose={() => void compose()} />
      </FeedLayout>
      <BackToTop />
    </>
  );
}
