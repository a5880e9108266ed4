/** What is counted; each achievement is reached at a number of one of these. */
export const achievementMetrics = [
  'posts',
  'comments',
  'best_post_likes',
  'likes',
  'followers',
  'circles',
  'works',
  'bounties',
  'hired_people',
  'same_person',
  'paid_on_time',
  'completed',
  'on_time',
  'five_stars',
  'verified',
  'days',
] as const;
export type AchievementMetric = (typeof achievementMetrics)[number];

type Achievement = { key: string; seal: string; title: string; metric: AchievementMetric; goal: number };

/** In the order they are shown. A key is for good. */
export const achievements = [
  { key: 'first_post', seal: '初笔', title: '发第一篇帖子', metric: 'posts', goal: 1 },
  { key: 'posts_20', seal: '勤笔', title: '发满二十篇', metric: 'posts', goal: 20 },
  { key: 'posts_100', seal: '百篇', title: '发满一百篇', metric: 'posts', goal: 100 },
  { key: 'first_comment', seal: '搭话', title: '写第一条评论', metric: 'comments', goal: 1 },
  { key: 'comments_100', seal: '百言', title: '写满百条评论', metric: 'comments', goal: 100 },
  { key: 'comments_1000', seal: '千言', title: '写满千条评论', metric: 'comments', goal: 1000 },
  { key: 'post_likes_100', seal: '百赞', title: '一帖过百赞', metric: 'best_post_likes', goal: 100 },
  { key: 'likes_1000', seal: '千赞', title: '累计获赞一千', metric: 'likes', goal: 1000 },
  { key: 'followers_10', seal: '知音', title: '有十位粉丝', metric: 'followers', goal: 10 },
  { key: 'followers_100', seal: '成众', title: '有百位粉丝', metric: 'followers', goal: 100 },
  { key: 'followers_1000', seal: '名家', title: '有千位粉丝', metric: 'followers', goal: 1000 },
  { key: 'circles_5', seal: '同好', title: '加入五个圈子', metric: 'circles', goal: 5 },
  { key: 'works_5', seal: '挂墙', title: '挂出五件作品', metric: 'works', goal: 5 },
  { key: 'works_20', seal: '开展', title: '挂满二十件', metric: 'works', goal: 20 },
  { key: 'first_bounty', seal: '初约', title: '第一次约稿', metric: 'bounties', goal: 1 },
  { key: 'hired_10', seal: '伯乐', title: '约满十个人', metric: 'hired_people', goal: 10 },
  { key: 'same_person_5', seal: '长情', title: '同一人约五次', metric: 'same_person', goal: 5 },
  { key: 'paid_on_time_10', seal: '守信', title: '十次按时付款', metric: 'paid_on_time', goal: 10 },
  { key: 'first_order', seal: '开张', title: '交出第一单', metric: 'completed', goal: 1 },
  { key: 'completed_20', seal: '熟手', title: '交满二十单', metric: 'completed', goal: 20 },
  { key: 'on_time_10', seal: '守时', title: '十次按时交付', metric: 'on_time', goal: 10 },
  { key: 'five_stars_10', seal: '满堂', title: '十个五星好评', metric: 'five_stars', goal: 10 },
  { key: 'verified', seal: '正名', title: '通过一项认证', metric: 'verified', goal: 1 },
  { key: 'year', seal: '满岁', title: '注册满一年', metric: 'days', goal: 365 },
] as const satisfies readonly Achievement[];
export type AchievementKey = (typeof achievements)[number]['key'];
