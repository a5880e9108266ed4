import type { ChatPerson, Message } from '@zaojie/contract/messages/message.schemas';
import { ArrowDown } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { Button, TextButton } from '../../../ui/form/button.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { openLightbox } from '../../../ui/media/lightbox.tsx';
import { nameOf, previewOf } from '../chat-words.ts';
import type { Conversation, ConversationState } from '../conversation/conversation.ts';
import { LogLine } from './log-line.tsx';
import { logRows } from './log-rows.ts';
import { picturesOf } from './shared-files.ts';
import { TypingBubble } from './typing-bubble.tsx';
import { useGoTo } from './use-go-to.ts';
import { useLogScroll } from './use-log-scroll.ts';
import { useOnSight } from '../../../hooks/use-on-sight.ts';
import { useTyping } from '../use-typing.ts';

const AHEAD_PX = 240;

interface MessageLogProps {
  conversation: Conversation;
  state: ConversationState;
  person: ChatPerson | undefined;
  ownId: number;
  /** The message to show first; the end when null. */
  seq: number | null;
  onEditAgain: (text: string) => void;
}

/** Everything that was said, from old to new. */
export function MessageLog({ conversation, state, person, ownId, seq, onEditAgain }: MessageLogProps) {
  const { messages } = state.log;
  const rows = useMemo(() => logRows(messages, state.outgoing, ownId), [messages, state.outgoing, ownId]);
  const isTyping = useTyping(conversation.chat);
  const { scroller, content, isAtEnd, handleScroll, goToEnd } = useLogScroll();
  const unseen = useUnseen(messages, ownId, isAtEnd);
  const openPicture = useCallback(
    ({ msg_id: id }: Message) => {
      const { pictures, ids } = picturesOf(messages);
      openLightbox(pictures, ids.indexOf(id));
    },
    [messages],
  );
  useGoTo(conversation, content, seq);

  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <section
        ref={scroller}
        data-scroller
        aria-label="聊天记录"
        onScroll={handleScroll}
        className="flex min-h-0 flex-1 flex-col-reverse overflow-x-hidden overflow-y-auto overscroll-contain [overflow-anchor:none]"
      >
        <div ref={content} className="mt-0 mb-auto px-7 pt-2 pb-5 max-md:px-3">
          <OlderMessages conversation={conversation} state={state} />
          <ol>
            {rows.map((row, index) => (
              <li key={row.key} data-last={index === rows.length - 1 || undefined}>
                <LogLine
                  row={row}
                  isLast={index === rows.length - 1}
                  person={person}
                  conversation={conversation}
                  state={state}
                  onOpenPicture={openPicture}
                  onEditAgain={onEditAgain}
                />
              </li>
            ))}
          </ol>
          {isTyping && person ? <TypingBubble person={person} /> : null}
        </div>
      </section>
      <Announcement newest={messages.at(-1)} person={person} ownId={ownId} />
      {isAtEnd ? null : <JumpToEnd unseen={unseen} onClick={goToEnd} />}
    </div>
  );
}

/** What the other side just said, aloud. The log itself is no live region: older pages would be read out. */
function Announcement(props: { newest: Message | undefined; person: ChatPerson | undefined; ownId: number }) {
  const { newest, person, ownId } = props;
  const isNews = newest !== undefined && newest.from_user !== ownId && person !== undefined;
  return (
    <output aria-live="polite" className="sr-only">
      {isNews ? `${nameOf(person)}：${previewOf(newest, ownId)}` : ''}
    </output>
  );
}

function JumpToEnd({ unseen, onClick }: { unseen: number; onClick: () => void }) {
  return (
    <Button
      size="small"
      className="absolute! right-6 bottom-3 bg-float! shadow-float max-md:right-3"
      icon={<ArrowDown size={14} strokeWidth={1.75} aria-hidden="true" />}
      onClick={onClick}
    >
      {unseen > 0 ? `${unseen} 条新消息` : '回到最新'}
    </Button>
  );
}

/** How many came from the other side while one was reading further up. */
function useUnseen(messages: readonly Message[], ownId: number, isAtEnd: boolean): number {
  const newest = messages.at(-1)?.seq ?? 0;
  const [seenSeq, setSeenSeq] = useState(newest);
  if (isAtEnd && seenSeq !== newest) setSeenSeq(newest);
  return messages.filter(({ seq, from_user: from }) => seq > seenSeq && from !== ownId).length;
}

function OlderMessages({ conversation, state }: { conversation: Conversation; state: ConversationState }) {
  const { older, olderCursor } = state;
  const loaded = older === 'idle' ? olderCursor : null;
  const mark = useOnSight<HTMLDivElement>(() => void conversation.loadOlder(), loaded, AHEAD_PX);
  return (
    <div ref={mark} className="min-h-px">
      {olderCursor !== null && older !== 'failed' ? (
        <SkeletonGroup className="grid gap-3 py-3">
          <Skeleton shape="block" width="46%" height={42} />
          <Skeleton shape="block" width="38%" height={42} className="justify-self-end" />
        </SkeletonGroup>
      ) : null}
      {older === 'failed' ? (
        <p role="alert" className="flex items-center justify-center gap-3 py-3 text-13 text-ink-2">
          获取更早的消息失败
          <TextButton onClick={() => void conversation.loadOlder()}>重试</TextButton>
        </p>
      ) : null}
    </div>
  );
}
