import type { ChatPerson, Message } from '@zaojie/contract/messages/message.schemas';
import { CheckCheck, Undo2 } from 'lucide-react';
import { longPress } from '../../../hooks/touch/long-press.ts';
import { formatFullTime } from '../../../text/dates.ts';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { TextButton } from '../../../ui/form/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { nameOf } from '../chat-words.ts';
import type { Conversation } from '../conversation/conversation.ts';
import type { LogRow } from './log-rows.ts';
import { MessageBody } from './message-body.tsx';
import { MessageMenu, recall } from './message-menu.tsx';
import { useBefore } from '../use-before.ts';

export interface MessageItemProps {
  row: Extract<LogRow, { kind: 'message' }>;
  person: ChatPerson | undefined;
  conversation: Conversation;
  isReadByPeer: boolean;
  /** The last one in the log: taking it back is one press away. */
  isLast: boolean;
  onOpenPicture: (message: Message) => void;
}

function Receipt({ isRead }: { isRead: boolean }) {
  return (
    <span className="flex items-center gap-1 text-12 leading-none whitespace-nowrap text-ink-3">
      {isRead ? (
        <CheckCheck size={14} strokeWidth={1.75} aria-hidden="true" className="text-brand-ink" />
      ) : null}
      {isRead ? '已读' : '未读'}
    </span>
  );
}

/** Somebody's words on the left with their portrait, one's own on the right with whether they were read. */
export function MessageItem(props: MessageItemProps) {
  const { row, person, conversation, isReadByPeer, isLast, onOpenPicture } = props;
  const { message, isOwn, startsRun, endsRun } = row;
  const canRecall = useBefore(message.revocable_until) && isOwn;
  return (
    <div
      {...longPress}
      data-seq={message.seq}
      title={formatFullTime(message.created_at)}
      className={classNames(
        'group/message flex items-end gap-2.5 rounded-card transition-colors duration-slow data-found:bg-brand-tint-2',
        isOwn && 'flex-row-reverse',
        startsRun ? 'mt-3' : 'mt-1.5',
      )}
    >
      {isOwn ? null : (
        <span className="w-9 shrink-0 self-start">
          {startsRun && person ? <Avatar name={nameOf(person)} src={person.avatar} size={36} /> : null}
        </span>
      )}
      <div className={classNames('flex max-w-[76%] min-w-0', isOwn && 'justify-end')}>
        <MessageBody message={message} isOwn={isOwn} onOpenPicture={onOpenPicture} />
      </div>
      {isOwn && (endsRun || !isReadByPeer) ? (
        <span className="flex shrink-0 flex-col items-end gap-1.5 pb-1">
          {isLast && canRecall ? (
            <TextButton
              className="text-12! max-md:after:-inset-y-2"
              onClick={() => void recall(conversation, message)}
            >
              <Undo2 size={14} strokeWidth={1.75} aria-hidden="true" />
              撤回
            </TextButton>
          ) : null}
          <Receipt isRead={isReadByPeer} />
        </span>
      ) : null}
      <MessageMenu conversation={conversation} message={message} isOwn={isOwn} canRecall={canRecall} />
    </div>
  );
}
