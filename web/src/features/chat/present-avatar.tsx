import type { ChatPerson } from '@zaojie/contract/messages/message.schemas';
import { Avatar } from '../../ui/avatar.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { nameOf } from './chat-words.ts';

interface PresentAvatarProps {
  person: ChatPerson;
  isOnline: boolean;
  size: number;
}

/** A portrait that shows who is here. */
export function PresentAvatar({ person, isOnline, size }: PresentAvatarProps) {
  return (
    <span className="relative shrink-0">
      <Avatar name={nameOf(person)} src={person.avatar} size={size} className="block" />
      {isOnline ? (
        <span className="absolute right-0 bottom-0 size-3 rounded-full bg-success ring-2 ring-paper">
          <VisuallyHidden>在线</VisuallyHidden>
        </span>
      ) : null}
    </span>
  );
}
