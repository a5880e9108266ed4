import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { closeShareDialog, currentShare, subscribeToShares, type SharedPost } from './share-requests.ts';

export { openShareDialog } from './share-requests.ts';

const ShareView = lazy(async () => ({ default: (await import('./share-view.tsx')).ShareView }));

/** As tall as what comes, so that the dialog doesn't grow under the pointer. */
function ShareSkeleton() {
  return (
    <SkeletonGroup>
      <span className="flex items-center gap-4">
        <Skeleton shape="block" className="h-18 w-24" />
        <span className="grid flex-1 gap-2.5">
          <Skeleton width="60%" />
          <Skeleton width="90%" />
        </span>
      </span>
      <Skeleton shape="block" className="mt-5 h-11" />
      <Skeleton shape="block" className="mt-5 h-28.5" />
    </SkeletonGroup>
  );
}

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
      <Suspense fallback={<ShareSkeleton />}>
        {shown ? <ShareView key={shown.id} post={shown} /> : null}
      </Suspense>
    </Dialog>
  );
}
