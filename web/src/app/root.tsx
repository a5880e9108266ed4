import { Outlet, replace, ScrollRestoration, type LoaderFunctionArgs } from 'react-router';
import { useLiveConnection } from '../api/live/use-live-connection.ts';
import { PublishDialogHost } from '../features/compose/publish-dialog.tsx';
import { useResumedCompose } from '../features/compose/use-compose.ts';
import { LineBar } from '../features/layout/line-bar.tsx';
import { pathOfShare, readShare } from '../features/layout/share-links.ts';
import { ShareLinks } from '../features/layout/incoming-links.tsx';
import { LightboxHost } from '../ui/media/lightbox.tsx';
import { NavigationProgress } from './layouts/navigation-progress.tsx';
import { RouteAnnouncer } from './layouts/route-announcer.tsx';
import { SkipLink } from './layouts/skip-link.tsx';
import { OverlaysLater } from './later/overlays-later.tsx';
import { settleIntention } from './settle-intention.ts';
import { useSessionMoves } from './use-session-moves.ts';
import { useSessionUpkeep } from './use-session-upkeep.ts';

export function rootLoader({ request }: LoaderFunctionArgs): null | Promise<null> {
  const address = new URL(request.url);
  const path = pathOfShare(readShare(address));
  if (path !== null) throw replace(path);
  return settleIntention(address);
}

const loadPublishOverlay = async () => (await import('./publish-overlay.tsx')).PublishOverlay;

/** Around every screen, whatever its layout. */
export function Root() {
  useSessionUpkeep();
  useLiveConnection();
  useSessionMoves();
  useResumedCompose();
  return (
    <>
      <SkipLink />
      <NavigationProgress />
      <LineBar />
      <ShareLinks />
      <Outlet />
      <OverlaysLater />
      <LightboxHost />
      <PublishDialogHost load={loadPublishOverlay} />
      <RouteAnnouncer />
      <ScrollRestoration />
    </>
  );
}
