import { useRef } from 'react';
import { messageOf } from '../../../api/client.ts';
import { useSession } from '../../../api/session.ts';
import { InlineError } from '../../../ui/feedback/inline-error.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { useChatStatus } from '../chat-queries.ts';
import { nameOf } from '../chat-words.ts';
import { Composer } from '../composer/composer.tsx';
import { SendingNote } from '../composer/sending-note.tsx';
import type { ComposerHandle } from '../composer/use-composer.ts';
import { MessageLog } from '../log/message-log.tsx';
import { useConversation } from './conversations.ts';
import { useKeepInStep } from './use-keep-in-step.ts';

/** A chat in a column beside what it is about: the last words and the place to answer. */
export function ConversationAside({ chat }: { chat: string }) {
  const ownId = useSession()?.user.id ?? 0;
  const { conversation, state } = useConversation(chat);
  const status = useChatStatus(chat);
  const composer = useRef<ComposerHandle>(null);
  useKeepInStep(conversation, state, ownId);
  const person = status.data?.user;

  if (status.isError && status.data === undefined) {
    return (
      <InlineError
        className="px-5 py-4"
        text="聊天没有打开"
        retrying={status.isFetching}
        onRetry={() => void status.refetch()}
      />
    );
  }
  return (
    <>
      {state.phase === 'loading' ? (
        <SkeletonGroup className="grid gap-3 px-5 py-4">
          <Skeleton shape="block" width="70%" height={40} />
          <Skeleton shape="block" width="52%" height={40} className="justify-self-end" />
        </SkeletonGroup>
      ) : null}
      {state.phase === 'failed' ? (
        <InlineError
          className="px-5 py-4"
          text={messageOf(state.failure, '获取聊天记录失败')}
          onRetry={() => void conversation.open()}
        />
      ) : null}
      {state.phase === 'ready' && state.log.messages.length + state.outgoing.length > 0 ? (
        <div className="flex max-h-80 min-h-0 flex-col [&_[data-scroller]>div]:px-4">
          <MessageLog
            conversation={conversation}
            state={state}
            person={person}
            ownId={ownId}
            seq={null}
            onEditAgain={(text) => composer.current?.write(text)}
          />
        </div>
      ) : null}
      {status.data ? <SendingNote status={status.data} /> : null}
      {status.data?.can.send ? (
        <Composer
          chat={chat}
          peerName={person ? nameOf(person) : ''}
          outbox={conversation.outbox}
          handle={composer}
          isAside
        />
      ) : null}
    </>
  );
}
