import { subscribe, type Subscriber } from '../../platform/events/subscriber.ts';
import { tellFromSite, type Telling } from '../notifications/index.ts';
import { findReceived } from './feedback.queries.ts';

/** A visitor is reached by what they left, if at all. */
export const createFeedbackNotices = (telling: Telling): Subscriber[] => [
  subscribe('feedback.answered', 'feedback.notices', async (tx, { feedbackId }) => {
    const feedback = await findReceived(tx, feedbackId);
    if (!feedback?.user_id) return;
    await tellFromSite(tx, telling, {
      userId: feedback.user_id,
      key: `feedback-answered:${feedbackId}`,
      subject: {
        kind: 'feedback',
        id: feedbackId,
        title: '你的反馈有了回复',
        excerpt: feedback.reply,
        picture: '',
        link: '/help#mine',
      },
    });
  }),
];
