import type { ChatStatus } from '@zaojie/contract/messages/message.schemas';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useLiveState } from '../../../api/live/live-bus.ts';
import { IconLink } from '../../../ui/form/icon-button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { MESSAGES_PATH } from '../chat-address.ts';
import { nameOf, presenceOf } from '../chat-words.ts';
import { ConversationMenu } from './conversation-menu.tsx';

interface ConversationHeaderProps {
  status: ChatStatus | undefined;
  isTyping: boolean;
}

/** Who it is, whether they are there, and what can be done with the chat. */
export function ConversationHeader({ status, isTyping }: ConversationHeaderProps) {
  const isLive = useLiveState() === 'open';
  return (
    <header className="flex h-16 shrink-0 items-center gap-2 border-b border-line pr-4 pl-7 max-md:h-14 max-md:pr-1 max-md:pl-1">
      <IconLink to={MESSAGES_PATH} label="返回会话列表" className="md:hidden">
        <ArrowLeft size={20} strokeWidth={1.75} aria-hidden="true" />
      </IconLink>
      <div className="min-w-0 flex-1 leading-ui">
        {status ? (
          <>
            <h2 className="truncate text-16">
              <Link to={`/user/${status.user.id}`} className="hover:text-brand-ink">
                {nameOf(status.user)}
              </Link>
            </h2>
            <p className="truncate min-h-[1.35em] text-12 text-ink-3">
              {isTyping ? '正在输入…' : presenceOf(status, isLive)}
            </p>
          </>
        ) : (
          <span className="grid gap-2">
            <Skeleton width={96} />
            <Skeleton width={140} className="h-3" />
          </span>
        )}
      </div>
      {status ? <ConversationMenu status={status} /> : null}
    </header>
  );
}
