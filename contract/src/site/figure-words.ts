/** What is counted of a day. Money is what was paid for the orders that were completed. */
export const siteFigures = {
  new_people: '新用户',
  active_people: '活跃的人',
  posts: '帖子',
  comments: '评论',
  orders: '新订单',
  money_fen: '成交金额',
  reports: '新举报',
} as const;
export type SiteFigureName = keyof typeof siteFigures;
export const siteFigureNames = Object.keys(siteFigures) as [SiteFigureName, ...SiteFigureName[]];

export const figureDays = 90;
