import { useMemberOnly } from '../users/use-member-only.ts';
import { useResumed } from '../users/use-resumed.ts';
import { useBountyDialog } from './bounty-address.ts';

/** Opens the form for a new bounty; a visitor signs in first and finds it open on coming back. */
export function usePublishBounty(): () => void {
  const memberOnly = useMemberOnly();
  const { open } = useBountyDialog('publish');
  useResumed(
    (deed) => deed.kind === 'publish-bounty',
    () => open('new'),
  );
  return () => {
    if (memberOnly({ kind: 'publish-bounty' })) open('new');
  };
}
