import { MessageSquare, ShoppingBag } from 'lucide-react';
import type { StoredUser } from '../../api/session.ts';
import { useUnread } from '../../api/unread.ts';
import { useWaitingOrders } from '../../api/waiting-orders.ts';
import { IconLink } from '../../ui/form/icon-button.tsx';
import { AccountMenu } from './account-menu.tsx';

export type MemberControlsProps = { user: StoredUser };

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Messages, orders and the person. Visitors never fetch it. */
export function MemberControls({ user }: MemberControlsProps) {
  return (
    <>
      <MessagesLink />
      <OrdersLink />
      <AccountMenu user={user} />
    </>
  );
}

/** Apart, so that a new count redraws nothing else. */
function MessagesLink() {
  return (
    <IconLink to="/chat" label="消息" badge={useUnread().total}>
      <MessageSquare {...icon} />
    </IconLink>
  );
}

/** The badge counts the orders that wait for a step of one's own. */
function OrdersLink() {
  return (
    <IconLink to="/order" label="我的订单" badge={useWaitingOrders().total} counted="笔等你处理">
      <ShoppingBag {...icon} />
    </IconLink>
  );
}
