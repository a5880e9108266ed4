import { messageOf } from '../../api/client.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { MESSAGES_PATH } from './chat-address.ts';
import { ConversationHeader } from './conversation-header.tsx';
import { ConversationSkeleton } from './conversation-skeleton.tsx';

/** While a chat is looked up by the person, and when there is no such chat. */
export function ChatOpening({ error }: { error: Error | null }) {
  if (error === null) {
    return (
      <div className="flex min-w-0 flex-1 flex-col bg-surface">
        <ConversationHeader status={undefined} isTyping={false} />
        <ConversationSkeleton />
      </div>
    );
  }
  return (
    <div className="m-auto grid justify-items-center">
      <ErrorState title={messageOf(error, '打开会话失败')} detail="" />
      <ButtonLink to={MESSAGES_PATH}>回到消息</ButtonLink>
    </div>
  );
}
