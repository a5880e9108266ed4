import type { ChatPerson, Message } from '@zaojie/contract/messages/message.schemas';
import { formatFullTime } from '../../../text/dates.ts';
import { TextButton } from '../../../ui/form/button.tsx';
import { formatDivider } from '../chat-times.ts';
import { recalledText } from '../chat-words.ts';
import type { Conversation, ConversationState } from '../conversation/conversation.ts';
import type { LogRow } from './log-rows.ts';
import { MessageItem } from './message-item.tsx';
import { OutgoingItem } from './outgoing-item.tsx';

interface LogLineProps {
  row: LogRow;
  isLast: boolean;
  person: ChatPerson | undefined;
  conversation: Conversation;
  state: ConversationState;
  onOpenPicture: (message: Message) => void;
  onEditAgain: (text: string) => void;
}

function TimeLine({ at }: { at: number }) {
  return (
    <p className="flex items-center gap-5 pt-5 pb-1 text-12 text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      <time dateTime={new Date(at).toISOString()} title={formatFullTime(at)}>
        {formatDivider(at)}
      </time>
    </p>
  );
}

type RecalledLineProps = {
  message: Message;
  isOwn: boolean;
  text: string | undefined;
  onEditAgain: (text: string) => void;
};

function RecalledLine({ message, isOwn, text, onEditAgain }: RecalledLineProps) {
  return (
    <p data-seq={message.seq} className="mt-3 text-center text-12 text-ink-3">
      {recalledText(isOwn)}
      {text === undefined ? null : (
        <TextButton className="ml-2 text-12!" onClick={() => onEditAgain(text)}>
          重新编辑
        </TextButton>
      )}
    </p>
  );
}

/** One line of the log, whatever it is. */
export function LogLine(props: LogLineProps) {
  const { row, isLast, person, conversation, state, onOpenPicture, onEditAgain } = props;
  if (row.kind === 'time') return <TimeLine at={row.at} />;
  if (row.kind === 'recalled') {
    const text = state.recalled.get(row.message.msg_id);
    return <RecalledLine message={row.message} isOwn={row.isOwn} text={text} onEditAgain={onEditAgain} />;
  }
  if (row.kind === 'outgoing') {
    return <OutgoingItem outgoing={row.outgoing} startsRun={row.startsRun} outbox={conversation.outbox} />;
  }
  return (
    <MessageItem
      row={row}
      person={person}
      conversation={conversation}
      isReadByPeer={row.message.seq <= state.peerReadSeq}
      isLast={isLast}
      onOpenPicture={onOpenPicture}
    />
  );
}
