import { bracketed } from '@zaojie/contract/titles';
import { subscribe, type Subscriber } from '../../platform/events/subscriber.ts';
import { tellFromSite, type Telling } from '../notifications/index.ts';
import { findToldComment } from './comments/asset-comment.queries.ts';

const EXCERPT_CHARACTERS = 60;

/** Whoever is answered, and the author, hear of a comment; nobody of their own, and nobody twice. */
export const createAssetNotices = (telling: Telling): Subscriber[] => [
  subscribe('asset.commented', 'assets.notices', async (tx, { assetId, commentId }) => {
    const comment = await findToldComment(tx, commentId);
    if (!comment) return;
    const excerpt = [...comment.content].slice(0, EXCERPT_CHARACTERS).join('');
    const told = new Map<number, string>([[comment.author_id, `${comment.nickname}评论了你的素材`]]);
    if (comment.reply_user_id !== null) told.set(comment.reply_user_id, `${comment.nickname}回复了你`);
    told.delete(comment.user_id);
    for (const [userId, title] of told) {
      await tellFromSite(tx, telling, {
        userId,
        key: `asset-comment:${commentId}`,
        subject: {
          kind: 'asset',
          id: assetId,
          title,
          excerpt: `${bracketed(comment.title)}：${excerpt}`,
          picture: comment.picture,
          link: `/assets/${assetId}`,
        },
      });
    }
  }),
];
