import { useAddressDialog } from '../../hooks/use-address-dialog.ts';
import type { PeopleKind } from '../users/people-list.tsx';

const NAME = 'list';
const GROUP = [NAME] as const;

const isKind = (value: string | null): value is PeopleKind => value === 'followers' || value === 'following';

/** Which list of people stands in the address, and the ways to put one there and take it away. */
export function useFollowLists() {
  const { value, open, close } = useAddressDialog(NAME, GROUP);
  return { shown: isKind(value) ? value : null, open: (kind: PeopleKind) => open(kind), close };
}
