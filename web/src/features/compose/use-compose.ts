import { useNavigate } from 'react-router';
import { useMemberOnly } from '../users/use-member-only.ts';
import { openPublishDialog } from './publish-dialog.tsx';

/** Opens the form for a new post, and shows the community once it is published. Visitors are sent to sign in. */
export function useCompose(): () => Promise<void> {
  const navigate = useNavigate();
  const memberOnly = useMemberOnly();
  return async () => {
    if (!memberOnly()) return;
    const published = await openPublishDialog();
    // Arriving anew reads the newest posts: one's own is the first of them.
    if (published) await navigate('/community');
  };
}
