import { Outlet, useLocation } from 'react-router';
import { isTalking } from '../../features/messages/chat-address.ts';
import { ChatRail } from '../../features/messages/chat-rail.tsx';
import { ActingLater } from '../../features/proxies/acting-later.tsx';
import { classNames } from '../../ui/class-names.ts';
import { QueryScope } from '../query-scope.tsx';

/** Messages and notices: a rail, and beside it a page that brings its own sides and height. */
export function ChatLayout() {
  const { pathname, search } = useLocation();
  return (
    <QueryScope>
      <div className="flex min-h-dvh max-md:block">
        <ChatRail />
        <main
          id="main"
          className={classNames(
            'min-w-0 flex-1 outline-none',
            // Room for the bar along the foot of a phone.
            !isTalking(pathname, search) && 'max-md:pb-[calc(56px+env(safe-area-inset-bottom))]',
          )}
        >
          <Outlet />
        </main>
        <ActingLater isFloating />
      </div>
    </QueryScope>
  );
}
