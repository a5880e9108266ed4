import type { Tx } from '../../db/database.ts';
import { subscribe, type Subscriber } from '../../platform/events/subscriber.ts';
import { forgetPost } from './detail/devlog.queries.ts';
import { refreshHotness } from './list/rank.queries.ts';

const NAME = 'programs.hotness';
const warm = (tx: Tx, { programId }: { programId: number }) => refreshHotness(tx, [programId]);

/** What people do with a project moves where it stands, off the request path. */
export const programSubscribers: Subscriber[] = [
  subscribe('program.followed', NAME, warm),
  subscribe('program.person', NAME, warm),
  subscribe('program.devlog_added', NAME, warm),
  subscribe('program.demo_liked', NAME, warm),
  subscribe('post.deleted', 'programs.devlogs', (tx, { postId }) => forgetPost(tx, postId)),
];
