import type { ReactNode } from 'react';
import { useSession } from '../../api/session.ts';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { usePhone } from '../../hooks/use-media-query.ts';
import { useSessions, type Sessions } from './chat-queries.ts';
import { NoSessions } from './sessions/no-sessions.tsx';
import { SessionPane } from './sessions/session-pane.tsx';

interface ChatFrameProps {
  current: string | null;
  isOpen: boolean;
  /** What stands beside the list when something is open; on a phone it takes the list's place. */
  children: ReactNode;
}

/** The list of chats and the open one; one of them at a time on a phone. */
export function ChatFrame({ current, isOpen, children }: ChatFrameProps) {
  const ownId = useSession()?.user.id ?? 0;
  const list = useSessions();
  // Only beside a chat, or on a phone, where the list is the whole page, does the list itself say that it is empty.
  const isEmptyElsewhere = !usePhone() && current === null;
  return (
    <div
      className={classNames(
        'flex h-dvh overflow-hidden',
        !isOpen && 'max-md:h-[calc(100dvh-56px-env(safe-area-inset-bottom))]',
      )}
    >
      <div
        className={classNames(
          'flex w-80 shrink-0 flex-col border-r border-line max-lg:w-72 max-md:w-full max-md:border-r-0',
          isOpen && 'max-md:hidden',
        )}
      >
        <SessionPane list={list} ownId={ownId} current={current} isEmptyElsewhere={isEmptyElsewhere} />
      </div>
      <div className={classNames('flex min-w-0 flex-1', !isOpen && 'max-md:hidden')}>
        {isOpen ? (
          children
        ) : (
          <div className="m-auto">{isEmptyElsewhere ? <NothingOpen list={list} /> : null}</div>
        )}
      </div>
    </div>
  );
}

/** The one empty state of the page: nothing was chosen, or there is nothing to choose. */
function NothingOpen({ list: { sessions, isPending, isError } }: { list: Sessions }) {
  if (sessions.length > 0) return <EmptyState line="选一个会话，接着聊。" />;
  // While it is asked for, or when that failed, the list says so.
  return isPending || isError ? null : <NoSessions />;
}
