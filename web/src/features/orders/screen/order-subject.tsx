import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/layout/card.tsx';
import { EmptyFrame } from '../../../ui/feedback/empty-frame.tsx';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { Picture } from '../../../ui/media/picture.tsx';
import { pictureSource } from '../../../ui/media/picture-source.ts';

type OrderSubjectProps = {
  order: OrderDetail;
  /** Few words after the name. */
  about: string;
  /** At the right end. */
  aside?: ReactNode;
  /** Below the head, in the same card. */
  children?: ReactNode;
};

/** What the order is about and with whom, at the head of a form. */
export function OrderSubject({ order, about, aside, children }: OrderSubjectProps) {
  return (
    <Card bleed className="px-6 py-5 max-md:px-4">
      <div className="flex items-center gap-4">
        <span className="block h-21 w-28 shrink-0 max-md:h-18 max-md:w-24">
          {order.cover === null ? (
            <span className="grid size-full place-items-center rounded-img bg-surface-2">
              <EmptyFrame className="w-20" />
            </span>
          ) : (
            <Picture {...pictureSource(order.cover, '')} sizes="112px" />
          )}
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="truncate text-18">{order.title}</h2>
          <p className="mt-1 flex min-w-0 items-center gap-2 text-13 text-ink-3">
            <Avatar name={order.other.nickname} src={order.other.avatar} size={20} />
            <span className="truncate text-ink-2">{order.other.nickname}</span>
            <span className="shrink-0">· {about}</span>
          </p>
        </div>
        {aside}
      </div>
      {children}
    </Card>
  );
}
