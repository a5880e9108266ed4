import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import { FileBadge2, Star, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDay } from '../../../text/dates.ts';
import { ButtonLink } from '../../../ui/form/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { reviewPath } from '../order-address.ts';

function Row({
  Icon,
  title,
  children,
  action,
}: {
  Icon: LucideIcon;
  title: string;
  children: ReactNode;
  action: ReactNode;
}) {
  return (
    <li className="flex items-center gap-3 border-line py-3 not-first:border-t first:pt-0 last:pb-0">
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-ink-3" />
      <span className="min-w-0 flex-1 leading-ui">
        <b className="font-medium">{title}</b>
        <small className="block text-13 text-ink-3">{children}</small>
      </span>
      {action}
    </li>
  );
}

function reviewWords({ reviews, can }: OrderDetail): string {
  if (can.review) {
    const until = reviews.write_until === null ? '' : `，${formatDay(reviews.write_until)} 前都能写`;
    return `${reviews.is_theirs_sealed ? '对方已经写好，双方都写完一起公开' : '还没评价'}${until}`;
  }
  if (reviews.theirs !== null) return '双方的评价都公开了';
  if (reviews.mine !== null)
    return reviews.opens_at === null ? '已评价' : `已评价，最晚 ${formatDay(reviews.opens_at)} 公开`;
  return '没有评价';
}

/** After the work is done: review, licence, showing it. */
export function AfterPanel({ order }: { order: OrderDetail }) {
  const { licence, can, reviews } = order;
  const hasReviews = can.review || reviews.mine !== null || reviews.theirs !== null;
  if (order.status !== 'completed' || (!hasReviews && licence === null)) return null;
  return (
    <Panel title="完成之后">
      <ul>
        {hasReviews ? (
          <Row
            Icon={Star}
            title="评价"
            action={
              <ButtonLink size="small" to={reviewPath(order.id)}>
                {can.review ? '写评价' : '看评价'}
              </ButtonLink>
            }
          >
            {reviewWords(order)}
          </Row>
        ) : null}
        {licence === null ? null : (
          <Row
            Icon={FileBadge2}
            title="授权凭证"
            action={
              <ButtonLink size="small" to={`/licence/${licence.code}`}>
                查看
              </ButtonLink>
            }
          >
            {licence.revoked_at === null
              ? `${formatDay(licence.issued_at)} 发放，${licence.code}`
              : '已被裁决撤销'}
          </Row>
        )}
      </ul>
    </Panel>
  );
}
