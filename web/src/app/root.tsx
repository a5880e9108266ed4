import { Outlet, replace, ScrollRestoration, type LoaderFunctionArgs } from 'react-router';
import { useLiveConnection } from '../api/live/use-live-connection.ts';
import { PublishDialogHost } from '../features/compose/publish-dialog.tsx';
import { pathOfShare, readShare } from '../features/layout/share-links.ts';
import { useShareLinks } from '../features/layout/use-share-links.ts';
import { LightboxHost } from '../features/media/lightbox.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { SkipLink } from './skip-link.tsx';
import { useSessionMoves } from './use-session-moves.ts';
import { useSessionUpkeep } from './use-session-upkeep.ts';

export function rootLoader({ request }: LoaderFunctionArgs): null {
  const path = pathOfShare(readShare(new URL(request.url)));
  if (path !== null) throw replace(path);
  return null;
}

const loadPublishOverlay = async () => (await import('./publish-overlay.tsx')).PublishOverlay;

/** Around every screen, whatever its layout. */
export function Root() {
  useSessionUpkeep();
  useLiveConnection();
  useSessionMoves();
  useShareLinks();
  return (
    <>
      <SkipLink />
      <NavigationProgress />
      <Outlet />
      <LightboxHost />
      <PublishDialogHost load={loadPublishOverlay} />
      <RouteAnnouncer />
      <ScrollRestoration />
    </>
  );
}
