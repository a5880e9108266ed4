import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import { FileBadge2, Star } from 'lucide-react';
import { formatDay } from '../../../text/dates.ts';
import { ButtonLink } from '../../../ui/form/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { reviewPath } from '../order-address.ts';
import { hasShowing, ShowRow } from '../showing/show-row.tsx';
import { AfterRow } from './after-row.tsx';

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
  if (order.status !== 'completed' || (!hasReviews && licence === null && !hasShowing(order))) return null;
  return (
    <Panel title="完成之后">
      <ul>
        {hasReviews ? (
          <AfterRow
            Icon={Star}
            title="评价"
            action={
              <ButtonLink size="small" to={reviewPath(order.id)}>
                {can.review ? '写评价' : '看评价'}
              </ButtonLink>
            }
          >
            {reviewWords(order)}
          </AfterRow>
        ) : null}
        {licence === null ? null : (
          <AfterRow
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
              : `${formatDay(licence.revoked_at)} 被裁决撤销，不再有效`}
          </AfterRow>
        )}
        {hasShowing(order) ? <ShowRow order={order} /> : null}
      </ul>
    </Panel>
  );
}
