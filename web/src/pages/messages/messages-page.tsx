import { useCallback } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { chatPath, readChatAddress } from '../../features/messages/chat-address.ts';
import { ChatFrame } from '../../features/messages/chat-frame.tsx';
import { ChatOpening } from '../../features/messages/conversation/chat-opening.tsx';
import { useTempChat } from '../../features/messages/chat-queries.ts';
import { ConversationView } from '../../features/messages/conversation/conversation-view.tsx';

/**
 * All chats, and the one that the address names: by its own name, or by the person on the other side, to whom perhaps
 * nothing was said yet. One page for both, so that the first message changes the address and nothing else.
 */
export function MessagesPage() {
  const { targetUserId } = useParams();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const named = readChatAddress(query);
  const isTemp = targetUserId !== undefined;
  const opening = useTempChat(isTemp ? Number(targetUserId) : null);
  const chat = isTemp ? (opening.data?.chat_identify ?? null) : named.chat;
  const begin = useCallback(() => {
    if (isTemp && chat !== null) void navigate(chatPath(chat), { replace: true });
  }, [isTemp, chat, navigate]);

  return (
    <ChatFrame current={chat} isOpen={isTemp || chat !== null}>
      {chat === null ? (
        <ChatOpening {...opening} onRetry={() => void opening.refetch()} />
      ) : (
        <ConversationView key={chat} chat={chat} seq={named.seq} onBegun={begin} />
      )}
    </ChatFrame>
  );
}
