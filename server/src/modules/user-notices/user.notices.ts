import { sql } from 'kysely';
import type { NoticeFlags } from '../../frame/notice-flags.ts';
import { subscribe, type Subscriber } from '../../platform/events/subscriber.ts';
import {
  describeSubject,
  takeBack,
  tell,
  tellFromSite,
  type Subject,
  type Telling,
} from '../notifications/index.ts';
import { isFollowing, lockFollow, lockPerson, type PersonRow } from '../users/index.ts';

const NAME = 'users.notices';
const followKey = (followerId: number) => `follow:${followerId}`;

/** The first thing that lies in a new account. */
export const welcome = {
  key: 'welcome',
  subject: {
    kind: 'site',
    id: 0,
    title: '欢迎来到造界',
    excerpt: '先去社区看看大家在做什么，喜欢谁就关注谁，也来发第一篇帖子。',
    picture: '',
    link: '/community',
  },
} as const;

const subjectOf = ({ id, nickname, avatar }: PersonRow): Subject => ({
  kind: 'user',
  id,
  title: nickname,
  excerpt: '',
  picture: avatar,
  link: `/user/${id}`,
});

export const createUserNotices = (telling: Telling): Subscriber[] => [
  subscribe('user.registered', NAME, (tx, { userId }) => tellFromSite(tx, telling, { userId, ...welcome })),
  subscribe('user.followed', NAME, async (tx, { followerId, followeeId }) => {
    // People before their ties, as whoever follows locks them.
    const person = await lockPerson(tx, followerId);
    const at = await lockFollow(tx, followerId, followeeId);
    if (!person || !at) return;
    await tell(tx, telling, {
      recipients: new Map([[followeeId, 'follow']]),
      key: followKey(followerId),
      actorId: followerId,
      subject: subjectOf(person),
      at,
    });
  }),
  // One that was read stays: following again then makes no noise.
  subscribe('user.unfollowed', NAME, (tx, { followerId, followeeId }) =>
    takeBack(tx, {
      userId: followeeId,
      key: followKey(followerId),
      actorId: followerId,
      isStillTrue: async () => (await lockFollow(tx, followerId, followeeId)) !== null,
      keepsRead: true,
    }),
  ),
  subscribe('user.contact_changed', NAME, (tx, { userId, kind, isFirst, at }) => {
    const what = kind === 'mobile' ? '手机号' : '邮箱';
    return tellFromSite(tx, telling, {
      userId,
      key: `contact-${kind}:${at}`,
      subject: {
        kind: 'site',
        id: 0,
        title: `${what}已${isFirst ? '绑定' : '更换'}`,
        excerpt: '是你本人操作的话不用理会。不是的话，请马上修改密码，并退出其他设备。',
        picture: '',
        link: '/settings',
      },
    });
  }),
  subscribe('user.renamed', NAME, async (tx, { userId }) => {
    const person = await lockPerson(tx, userId);
    if (person) await describeSubject(tx, 'user', userId, subjectOf(person));
  }),
];

export const userNoticeFlags: NoticeFlags = {
  kind: 'user',
  of: (viewerId, userId) => sql`json_build_object('is_followed', ${isFollowing(viewerId, userId)})`,
};
