/** What a deed is worth, and how often a day it counts. */
export const scoreDeeds = {
  check_in: { label: '签到', points: 1, perDay: 1 },
  post: { label: '发帖', points: 5, perDay: 5 },
  comment: { label: '评论', points: 2, perDay: 10 },
  like: { label: '收到的赞', points: 1, perDay: 50 },
  order: { label: '订单完成', points: 20, perDay: 2 },
  invite: { label: '邀请朋友', points: 10, perDay: 10 },
} as const;
export type ScoreDeed = keyof typeof scoreDeeds;
export const scoreDeedNames = [
  'check_in',
  'post',
  'comment',
  'like',
  'order',
  'invite',
] as const satisfies readonly ScoreDeed[];

/** What was there before there was a list of it. */
export const earlierScore = { kind: 'earlier', label: '此前累计' } as const;

export const scoreLimits = { pageSize: 20, sparkDays: 14, weekDays: 7 } as const;
