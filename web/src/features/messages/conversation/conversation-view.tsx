import type { ChatStatus } from '@zaojie/contract/messages/message.schemas';
import { useEffect, useRef } from 'react';
import { useSession } from '../../../api/session.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { useFileDrop } from '../../../hooks/use-file-drop.ts';
import { ChatInfo } from './chat-info.tsx';
import { ChatOpening } from './chat-opening.tsx';
import { useChatStatus } from '../chat-queries.ts';
import { nameOf } from '../chat-words.ts';
import { Composer } from '../composer/composer.tsx';
import { ConversationHeader } from './conversation-header.tsx';
import { ConversationSkeleton } from './conversation-skeleton.tsx';
import { useConversation } from './conversations.ts';
import { MessageLog } from '../log/message-log.tsx';
import { SendingNote } from '../composer/sending-note.tsx';
import type { ComposerHandle } from '../composer/use-composer.ts';
import { useKeepInStep } from './use-keep-in-step.ts';
import { useTyping } from '../use-typing.ts';

interface ConversationViewProps {
  chat: string;
  seq: number | null;
  /** The first message has gone out. */
  onBegun?: (() => void) | undefined;
}

/** One chat: who it is with, what was said, and the place to say more. */
export function ConversationView({ chat, seq, onBegun }: ConversationViewProps) {
  const ownId = useSession()?.user.id ?? 0;
  const { conversation, state } = useConversation(chat);
  const status = useChatStatus(chat);
  const isTyping = useTyping(chat);
  const composer = useRef<ComposerHandle>(null);
  const area = useRef<HTMLDivElement>(null);
  const isDropTarget = useFileDrop(area, (files) => composer.current?.addFiles(files));
  useKeepInStep(conversation, state, ownId);

  const { messages } = state.log;
  const hasBegun = messages.length > 0;
  useEffect(() => {
    if (hasBegun) onBegun?.();
  }, [hasBegun, onBegun]);

  // What waits for the network is shown, and can be taken back, also while nothing else can be read.
  const isWaiting = state.outgoing.length > 0;
  if (status.isError && status.data === undefined && !isWaiting) {
    return <ChatOpening {...status} onRetry={() => void status.refetch()} />;
  }
  const person = status.data?.user;
  return (
    <>
      <div
        ref={area}
        className={classNames(
          'flex min-w-0 flex-1 flex-col bg-surface',
          isDropTarget && 'inset-ring-2 inset-ring-brand',
        )}
      >
        <ConversationHeader status={status.data} isTyping={isTyping} />
        {state.phase === 'loading' ? <ConversationSkeleton /> : null}
        {state.phase === 'failed' ? (
          <ErrorState
            className={isWaiting ? 'mt-12' : 'm-auto'}
            title="获取聊天记录失败"
            error={state.failure}
            onRetry={() => void conversation.open()}
          />
        ) : null}
        {state.phase === 'ready' || (state.phase === 'failed' && isWaiting) ? (
          <MessageLog
            conversation={conversation}
            state={state}
            person={person}
            ownId={ownId}
            seq={seq}
            onEditAgain={(text) => composer.current?.write(text)}
          />
        ) : null}
        {status.data ? <SendingNote status={status.data} /> : null}
        {canWrite(status.data) ? (
          <Composer
            chat={chat}
            peerName={person ? nameOf(person) : ''}
            outbox={conversation.outbox}
            handle={composer}
          />
        ) : null}
      </div>
      {status.data ? <ChatInfo status={status.data} messages={messages} /> : null}
    </>
  );
}

function canWrite(status: ChatStatus | undefined): boolean {
  return status === undefined || status.can.send;
}
