import { bracketed } from '@zaojie/contract/titles';
import { subscribe, type Subscriber } from '../../../platform/events/subscriber.ts';
import { tellFromSite, type Telling } from '../../notifications/index.ts';
import { findAppeal } from './appeal.queries.ts';

/** Whoever appealed hears how it ended; whoever wrote the review only when it is gone. */
export const createAppealNotices = (telling: Telling): Subscriber[] => [
  subscribe('order.review_appeal_decided', 'orders.review-appeals.notices', async (tx, { appealId }) => {
    const appeal = await findAppeal(tx, appealId);
    if (!appeal || appeal.state === 'open') return;
    const isRemoved = appeal.state === 'removed';
    const subject = { kind: 'order', id: appeal.order_id, picture: '', link: `/order/${appeal.order_id}` };
    const name = bracketed(appeal.order_title);
    await tellFromSite(tx, telling, {
      userId: appeal.user_id,
      key: `review-appeal:${appealId}`,
      subject: {
        ...subject,
        title: isRemoved ? '评价申诉成立' : '评价申诉没有成立',
        excerpt: `${name}的评价${isRemoved ? '已移除，不再计入评分' : '保留'}：${appeal.answer}`,
      },
    });
    if (!isRemoved) return;
    await tellFromSite(tx, telling, {
      userId: appeal.author_id,
      key: `review-removed:${appealId}`,
      subject: { ...subject, title: '你写的评价已被移除', excerpt: `${name}的评价：${appeal.answer}` },
    });
  }),
];
