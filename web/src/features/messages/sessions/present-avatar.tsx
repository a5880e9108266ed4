import type { ChatPerson } from '@zaojie/contract/messages/message.schemas';
import { useLiveState } from '../../../api/live/live-bus.ts';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { nameOf } from '../chat-words.ts';

interface PresentAvatarProps {
  person: ChatPerson;
  isOnline: boolean;
  size: number;
}

/** A portrait that shows who is here, as far as the live line tells. */
export function PresentAvatar({ person, isOnline, size }: PresentAvatarProps) {
  const isLive = useLiveState() === 'open';
  return (
    <span className="relative shrink-0">
      <Avatar name={nameOf(person)} src={person.avatar} size={size} className="block" />
      {isOnline && isLive ? (
        <span className="absolute right-0 bottom-0 size-3 rounded-full bg-success ring-2 ring-paper">
          <VisuallyHidden>在线</VisuallyHidden>
        </span>
      ) : null}
    </span>
  );
}
