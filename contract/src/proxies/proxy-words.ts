/** What may be put into another's hands. Money, security, contacts, messages and the account itself never are. */
export const proxyScopes = {
  bounties: { label: '约稿管理', about: '发布、修改、补充和关闭约稿，查看和处理收到的应征' },
  orders: { label: '订单进度', about: '查看订单，确认排期，更新进度和交付，催稿，申请和答复延期' },
  works: { label: '作品与橱窗', about: '作品集、服务、接稿状态和档期' },
  posts: { label: '发布内容', about: '发布、修改和删除帖子，保存草稿' },
} as const;
export type ProxyScope = keyof typeof proxyScopes;
export const proxyScopeNames = Object.keys(proxyScopes) as [ProxyScope, ...ProxyScope[]];

/** What an act is done to, where that has a page. */
export const proxySubjects = ['bounty', 'application', 'order', 'post'] as const;
export type ProxySubject = (typeof proxySubjects)[number];

/**
 * Whether somebody who acts for another may make a call: never (null), as themselves (`self`), or as the other where one of
 * the scopes was given. The deed names it in the list of acts; what is only looked at has none.
 */
export type ActFor =
  | null
  | 'self'
  | { scopes: readonly ProxyScope[]; deed: string | null; subject: ProxySubject | null };

export const within = (...scopes: ProxyScope[]): ActFor => ({ scopes, deed: null, subject: null });
export const acts = (
  scopes: ProxyScope | readonly ProxyScope[],
  deed: string,
  subject: ProxySubject | null = null,
): ActFor => ({ scopes: typeof scopes === 'string' ? [scopes] : scopes, deed, subject });

/** Of the request: the id of whom it is made for. */
export const ACT_FOR_HEADER = 'x-act-for';

export const proxyStates = {
  offered: '待接受',
  active: '生效中',
  declined: '已谢绝',
  revoked: '已收回',
  resigned: '已辞任',
  expired: '已到期',
  severed: '已终止',
} as const;
export type ProxyState = keyof typeof proxyStates;
export const proxyStateNames = Object.keys(proxyStates) as [ProxyState, ...ProxyState[]];

export const proxyLimits = {
  daysMin: 1,
  daysMax: 365,
  /** Alive at once: given by one person, and taken by one person. */
  given: 10,
  taken: 50,
  /** Those that live and the latest that ended. */
  shown: 60,
  actsPage: 20,
} as const;
