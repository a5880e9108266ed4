import type { ReactNode } from 'react';
import { useSession } from '../../api/session.ts';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SessionPane } from './session-pane.tsx';

interface ChatFrameProps {
  current: string | null;
  isOpen: boolean;
  /** What stands beside the list when something is open; on a phone it takes the list's place. */
  children: ReactNode;
}

/** The list of chats and the open one; one of them at a time on a phone. */
export function ChatFrame({ current, isOpen, children }: ChatFrameProps) {
  const ownId = useSession()?.user.id ?? 0;
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
        <SessionPane ownId={ownId} current={current} />
      </div>
      <div className={classNames('flex min-w-0 flex-1', !isOpen && 'max-md:hidden')}>
        {isOpen ? (
          children
        ) : (
          <div className="m-auto">
            <EmptyState line="选一个会话，接着聊。" />
          </div>
        )}
      </div>
    </div>
  );
}
