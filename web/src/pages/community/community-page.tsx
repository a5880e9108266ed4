import { useRef } from 'react';
import { useCompose } from '../../features/compose/use-compose.ts';
import { HotRail } from '../../features/discover/hot-rail.tsx';
import { BackToTop } from '../../ui/layout/back-to-top.tsx';
import { scrollMotion } from '../../hooks/scroll-motion.ts';
import { CommunityBanner } from './feed/community-banner.tsx';
import { CommunityFeed } from './feed/community-feed.tsx';
import { ComposerPrompt } from './feed/composer-prompt.tsx';
import { FeedLayout } from './feed-layout.tsx';

export function CommunityPage() {
  const top = useRef<HTMLDivElement>(null);
  const compose = useCompose();

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
