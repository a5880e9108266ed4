import type { Profile } from '@zaojie/contract/profiles/profile.schemas';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PeopleList, type PeopleKind } from '../users/people-list.tsx';
import { nameOf } from './shown-profile.ts';

const WORDS: Readonly<Record<PeopleKind, { title: string; own: string; others: string }>> = {
  followers: { title: '的粉丝', own: '还没有人关注你。多露面，会有人来的。', others: '还没有人关注 TA。' },
  following: { title: '的关注', own: '你还没有关注谁。', others: 'TA 还没有关注谁。' },
};

type FollowListsProps = { profile: Profile; shown: PeopleKind; onClose: () => void };

/** Who follows somebody, and whom they follow, over the page; part of its address. */
export function FollowLists({ profile, shown, onClose }: FollowListsProps) {
  const { title, own, others } = WORDS[shown];
  return (
    <Dialog open onOpenChange={(next) => (next ? undefined : onClose())} title={`${nameOf(profile)}${title}`}>
      <div className="-mt-2 min-h-60">
        <PeopleList
          key={shown}
          userId={profile.id}
          kind={shown}
          empty={<EmptyState line={profile.can.edit ? own : others} />}
        />
      </div>
    </Dialog>
  );
}
