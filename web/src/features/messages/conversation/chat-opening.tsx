import { ApiFailure, messageOf } from '../../../api/client.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { GonePage } from '../../../ui/feedback/gone-page.tsx';
import { MESSAGES_PATH } from '../chat-address.ts';
import { ConversationHeader } from './conversation-header.tsx';
import { ConversationSkeleton } from './conversation-skeleton.tsx';

const HTTP_OK = 200;

interface ChatOpeningProps {
  error: Error | null;
  isFetching: boolean;
  onRetry: () => void;
}

const FAILED = '打开会话失败';

/** While a chat is looked up, and when there is no such chat or it could not be asked for. */
export function ChatOpening({ error, isFetching, onRetry }: ChatOpeningProps) {
  if (error === null) {
    return (
      <div className="flex min-w-0 flex-1 flex-col bg-surface">
        <ConversationHeader status={undefined} isTyping={false} />
        <ConversationSkeleton />
      </div>
    );
  }
  // An answer that says no will say no again; anything else is worth another try.
  const isRefused = error instanceof ApiFailure && error.http === HTTP_OK;
  return (
    <div className="m-auto">
      {isRefused ? (
        <GonePage line={messageOf(error, FAILED)} to={MESSAGES_PATH} way="回到消息" isPart />
      ) : (
        <ErrorState title={FAILED} error={error} onRetry={onRetry} retrying={isFetching} />
      )}
    </div>
  );
}
