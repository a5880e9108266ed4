import type { ChatStatus } from '@zaojie/contract/messages/message.schemas';
import { TextButton } from '../../../ui/form/button.tsx';
import { useBlock } from '../../users/use-block.ts';
import { nameOf } from '../chat-words.ts';

const NOTE = 'border-t border-line px-7 text-13 text-ink-2 max-md:px-4';

/** Why nothing can be sent, or how much a stranger still may send. */
export function SendingNote({ status }: { status: ChatStatus }) {
  const { letBack } = useBlock({ id: status.user.id, name: nameOf(status.user) });
  if (!status.can.send) {
    return (
      <p
        role="note"
        className={`${NOTE} flex flex-wrap justify-center gap-x-3 pt-4 pb-[calc(16px+env(safe-area-inset-bottom))]`}
      >
        {status.reason}
        {status.is_blocked ? <TextButton onClick={() => void letBack()}>取消拉黑</TextButton> : null}
      </p>
    );
  }
  if (status.stranger_left === null) return null;
  return (
    <p role="note" className={`${NOTE} bg-surface-2 py-2`}>
      对方回复或关注你之前，还可以发送 {status.stranger_left} 条消息
    </p>
  );
}
