import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { closeShareDialog, currentShare, subscribeToShares, type SharedPost } from './share-requests.ts';

export { openShareDialog } from './share-requests.ts';

const ShareView = lazy(async () => ({ default: (await import('./share-view.tsx')).ShareView }));

/** Mounted once on every page whose posts can be shared. */
export function ShareDialogHost() {
  const asked = useSyncExternalStore(subscribeToShares, currentShare, () => null);
  // Stays while the dialog fades out.
  const [shown, setShown] = useState<SharedPost | null>(null);
  if (asked !== null && asked !== shown) setShown(asked);
  useEffect(() => closeShareDialog, []);
  return (
    <Dialog
      open={asked !== null}
      onOpenChange={(open) => {
        if (!open) closeShareDialog();
      }}
      title="分享这篇帖子"
    >
      <Suspense fallback={null}>{shown ? <ShareView key={shown.id} post={shown} /> : null}</Suspense>
    </Dialog>
  );
}
