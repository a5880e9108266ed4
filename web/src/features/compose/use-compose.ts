import type { CircleLabel } from '@zaojie/contract/circles/circle.schemas';
import { useNavigate } from 'react-router';
import { useMemberOnly } from '../users/use-member-only.ts';
import { useResumed } from '../users/use-resumed.ts';
import { openPublishDialog } from './publish-dialog.tsx';

/**
 * Opens the form for a new post, and shows the community once it is published; from a circle, one stays there. Visitors are
 * sent to sign in.
 */
export function useCompose(circle?: CircleLabel): () => Promise<void> {
  const navigate = useNavigate();
  const memberOnly = useMemberOnly();
  return async () => {
    if (!memberOnly({ kind: 'publish' })) return;
    const published = await openPublishDialog({ circle });
    // Arriving anew reads the newest posts: one's own is the first of them.
    if (published && circle === undefined) await navigate('/community');
  };
}

/** A visitor who was sent to sign in finds the form open on coming back. Mounted once by the app. */
export function useResumedCompose(): void {
  const compose = useCompose();
  useResumed(
    (deed) => deed.kind === 'publish',
    () => void compose(),
  );
}
