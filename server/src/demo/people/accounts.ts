import type { Person } from './person.ts';

/** The three people a visitor may sign in as. */
export const accountHolders: readonly Person[] = [
  {
    username: 'client',
    nickname: '林见山',
    avatar: 'avatar-05.webp',
    trade: 'desk',
    bio: '五个人的小团队，我管预算也管催稿。需求写清楚，定金当天付，改稿不超过说好的次数。',
    backgroundInfo: '独立游戏《渡口夜航》制作人，常年找画师和配乐',
    renown: 4,
    joinedMonthsAgo: 9,
    pictures: [],
  },
  {
    username: 'creator',
    nickname: '阿砚',
    avatar: 'avatar-40.webp',
    trade: 'painting',
    bio: '画青绿山水，颜料自己研。接横幅场景和卷轴，排期写在主页上，做不了的急单会直说。',
    backgroundInfo: '国画出身，做过三年游戏场景原画，住在婺源',
    renown: 9,
    joinedMonthsAgo: 15,
    pictures: [
      'blue-green-mountains-01.webp',
      'blue-green-mountains-02.webp',
      'blue-green-mountains-03.webp',
      'blue-green-mountains-04.webp',
      'blue-green-mountains-05.webp',
    ],
  },
  {
    username: 'admin',
    nickname: '陆编辑',
    avatar: 'avatar-27.webp',
    trade: 'desk',
    bio: '看稿、理标签、处理举报。觉得自己的帖子被误伤了就私信我，晚上十一点以后回得慢。',
    backgroundInfo: '造界运营，管版面，也管仲裁收件',
    renown: 6,
    joinedMonthsAgo: 18,
    pictures: [],
  },
];
