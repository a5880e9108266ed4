import type { ChatPerson } from '@zaojie/contract/messages/message.schemas';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { nameOf } from '../chat-words.ts';

const DOT = 'size-1.5 animate-pulse rounded-full bg-ink-3';

/** Three dots where the next message will stand. */
export function TypingBubble({ person }: { person: ChatPerson }) {
  return (
    <output aria-label="对方正在输入" className="mt-3 flex items-end gap-2.5">
      <Avatar name={nameOf(person)} src={person.avatar} size={36} />
      <span className="flex items-center gap-1.5 rounded-card rounded-bl-sm bg-surface-2 px-3.5 py-4">
        <span className={DOT} />
        <span className={`${DOT} [animation-delay:200ms]`} />
        <span className={`${DOT} [animation-delay:400ms]`} />
      </span>
    </output>
  );
}
