import type { CircleLabel } from '@zaojie/contract/circles/circle.schemas';
import type { TagLabel } from '@zaojie/contract/tags/tag.schemas';
import { useNavigate } from 'react-router';
import { useMemberOnly } from '../users/use-member-only.ts';
import { useResumed } from '../users/use-resumed.ts';
import { openPublishDialog } from './publish-dialog.tsx';

/**
 * Opens the form for a new post, and shows the community once it is published; from a circle or from what it is about, one
 * stays there. Visitors are sent to sign in.
 */
export function useCompose(about: { circle?: CircleLabel; tag?: TagLabel } = {}): () => Promise<void> {
  const navigate = useNavigate();
  const memberOnly = useMemberOnly();
  const { circle, tag } = about;
  return async () => {
    if (!memberOnly({ kind: 'publish', ...(tag && { tag }) })) return;
    const published = await openPublishDialog({ circle, tag });
    // Arriving anew reads the newest posts: one's own is the first of them.
    if (published && circle === undefined && tag === undefined) await navigate('/community');
  };
}

/** A visitor who was sent to sign in finds the form open on coming back. Mounted once by the app. */
export function useResumedCompose(): void {
  const compose = useCompose();
  useResumed(
    (deed) => deed.kind === 'publish',
    (deed) => {
      if (deed.kind === 'publish' && deed.tag) void openPublishDialog({ tag: deed.tag });
      else void compose();
    },
  );
}
