import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { readActing } from '../../../api/acting.ts';
import { useOnSight } from '../../../hooks/use-on-sight.ts';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { TextLink } from '../../../ui/form/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { chatPath } from '../../messages/chat-address.ts';

const ConversationAside = lazy(async () => ({
  default: (await import('../../messages/conversation/conversation-aside.tsx')).ConversationAside,
}));

function Waiting() {
  return (
    <SkeletonGroup className="grid gap-3 px-5 py-4">
      <Skeleton shape="block" width="70%" height={40} />
      <Skeleton shape="block" width="52%" height={40} className="justify-self-end" />
    </SkeletonGroup>
  );
}

/**
 * The two talk where the order stands. What is said counts as read only when it comes in sight. Nobody talks for another, so
 * whoever acts for one of them doesn't see it.
 */
export function OrderChat({ order }: { order: OrderDetail }) {
  const { other, chat_identify: chat } = order;
  const [isSeen, setSeen] = useState(false);
  const mark = useOnSight<HTMLElement>(() => setSeen(true), isSeen ? null : 'unseen', 0);
  if (readActing() !== null) return null;
  return (
    <section ref={mark} aria-label={`和${other.nickname}的聊天`}>
      <Card bleed className="overflow-hidden">
        <header className="flex items-center gap-2.5 border-b border-line px-5 py-3 leading-ui max-md:px-4">
          <Avatar name={other.nickname} src={other.avatar} size={36} />
          <Link to={`/user/${other.id}`} className="min-w-0 truncate font-semibold hover:text-brand-ink">
            {other.nickname}
          </Link>
          <TextLink to={chatPath(chat)} className="ml-auto">
            进入聊天
          </TextLink>
        </header>
        {isSeen ? (
          <Suspense fallback={<Waiting />}>
            <ConversationAside chat={chat} />
          </Suspense>
        ) : (
          <Waiting />
        )}
      </Card>
    </section>
  );
}
