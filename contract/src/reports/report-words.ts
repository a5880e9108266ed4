/** What can be reported. A module that brings a further kind adds its line here and a target to its manifest. */
export const reportKinds = {
  person: '用户',
  post: '帖子',
  series: '合集',
  comment: '评论',
  contest: '活动说明',
  team: '参赛队名',
  entry: '参赛作品',
  project: '项目',
  bounty: '约稿',
  application: '应征',
  work: '作品',
  service: '约稿服务',
  review: '评价',
  game: '游戏',
  game_comment: '游戏评论',
  asset: '素材',
  asset_comment: '素材评论',
  collection: '素材合集',
  message: '私信',
} as const;
export type ReportKind = keyof typeof reportKinds;
export const reportKindNames = Object.keys(reportKinds) as [ReportKind, ...ReportKind[]];

export const reportReasons = {
  spam: '垃圾信息',
  inappropriate: '不当内容',
  copyright: '侵权',
  other: '其他',
} as const;
export type ReportReason = keyof typeof reportReasons;
export const reportReasonNames = Object.keys(reportReasons) as [ReportReason, ...ReportReason[]];

/** Of a case: everything that was reported of one thing until somebody decided. */
export const caseStates = { open: '待处理', upheld: '成立', dismissed: '不成立', undone: '已撤销' } as const;
export type CaseState = keyof typeof caseStates;
export const caseStateNames = Object.keys(caseStates) as [CaseState, ...CaseState[]];

export const caseMoves = {
  dismiss: '不成立',
  warn: '成立，提醒对方',
  remove: '成立，移除内容',
  undo: '撤销移除',
} as const;
export type CaseMove = keyof typeof caseMoves;
/** What a case is decided by; a removal may be undone afterwards. */
export type CaseVerdict = Exclude<CaseMove, 'undo'>;
export const caseMoveNames = Object.keys(caseMoves) as [CaseMove, ...CaseMove[]];

export const reportLimits = {
  descriptionMax: 500,
  noteMax: 200,
  pageSize: 20,
  reportsShown: 5,
  openCap: 1000,
};
