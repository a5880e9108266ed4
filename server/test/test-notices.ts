import type { Notice } from '@zaojie/contract/notifications/notification.schemas';
import { createDispatcher } from '../src/platform/events/dispatcher.ts';
import type { HubMessage } from '../src/platform/realtime/hub.ts';
import { subscribersOf } from '../src/worker.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import type { Person } from './test-people.ts';

export type NoticePage = { data: Notice[]; total: number; unread_count: number; next_cursor: string | null };

/** An app whose notices are told when asked. */
export async function createNoticeRig() {
  const app: TestApp = await startTestApp();
  const subscribers = subscribersOf(app.services).filter(({ name }) =>
    /^notifications$|\.notices$/.test(name),
  );
  const newDispatcher = () =>
    createDispatcher({
      db: app.db,
      connectionString: '',
      subscribers,
      log: app.services.log,
    });
  const dispatcher = newDispatcher();
  return {
    app,
    deliver: () => dispatcher.drain(),
    /** As several processes do it. */
    deliverByMany: (count: number) =>
      Promise.all(Array.from({ length: count }, () => newDispatcher().drain())),
    async page(of: Person, query = '', size = 50): Promise<NoticePage> {
      const path = `/message/notifications?per_page=${size}${query}`;
      const answer = await app.get(path, { token: of.token });
      return answer.data as unknown as NoticePage;
    },
    async notices(of: Person, query = ''): Promise<Notice[]> {
      return (await this.page(of, query)).data;
    },
    read: (who: Person, body: Record<string, unknown> = {}) =>
      app.post('/message/readNotifications', body, { token: who.token }),
    settings: (who: Person, changes: Record<string, unknown>) =>
      app.post('/message/settings', changes, { token: who.token }),
    likePost: (who: Person, postId: number) =>
      app.post('/posts/like', { post_id: postId }, { token: who.token }),
    likeComment: (who: Person, commentId: number) =>
      app.post('/posts/likeComment', { comment_id: commentId }, { token: who.token }),
    follow: (who: Person, whom: Person) =>
      app.post(`/api/user/toggle-follow/${whom.id}`, {}, { token: who.token }),
    block: (blocker: Person, blocked: Person) =>
      app.db.insertInto('user_blocks').values({ blocker_id: blocker.id, blocked_id: blocked.id }).execute(),
    listen(who: Person): HubMessage[] {
      const heard: HubMessage[] = [];
      app.services.hub.subscribe(`user:${who.id}`, (message) => heard.push(message));
      return heard;
    },
  };
}

export type NoticeRig = Awaited<ReturnType<typeof createNoticeRig>>;
