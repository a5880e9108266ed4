// Apart from the schemas: pages that only show these don't load a validator.

export type GameWord = { readonly id: number; readonly name: string };

/** 类型. A game has up to three. */
export const gameTypes = [
  { id: 1, name: '冒险' },
  { id: 2, name: '平台跳跃' },
  { id: 3, name: '角色扮演' },
  { id: 4, name: '解谜' },
  { id: 5, name: '模拟经营' },
  { id: 6, name: '动作' },
  { id: 7, name: '恐怖' },
  { id: 8, name: '竞速' },
  { id: 9, name: '叙事' },
  { id: 10, name: '策略' },
  { id: 11, name: '卡牌' },
  { id: 12, name: '音乐' },
] as const satisfies readonly GameWord[];

/** 平台: what it runs on. */
export const gamePlatforms = [
  { id: 1, name: '电脑' },
  { id: 2, name: '网页' },
  { id: 3, name: '手机' },
  { id: 4, name: '掌机' },
  { id: 5, name: '主机' },
] as const satisfies readonly GameWord[];

export const gameLanguages = [
  { id: 1, name: '简体中文' },
  { id: 2, name: '繁体中文' },
  { id: 3, name: '英语' },
  { id: 4, name: '日语' },
  { id: 5, name: '韩语' },
  { id: 6, name: '没有文字' },
] as const satisfies readonly GameWord[];

/** How the list can be sorted; the first is what is shown when nothing is said. */
export const gameOrders = {
  new: '最新发布',
  hot: '最受关注',
  rating: '评分最高',
  price_asc: '价格从低到高',
  price_desc: '价格从高到低',
} as const;
export type GameOrder = keyof typeof gameOrders;
export const gameOrderNames = Object.keys(gameOrders) as [GameOrder, ...GameOrder[]];

export const gameStatuses = {
  draft: '草稿',
  pending: '审核中',
  published: '已发布',
  rejected: '未通过',
  withdrawn: '已下架',
} as const;
export type GameStatus = keyof typeof gameStatuses;
export const gameStatusNames = Object.keys(gameStatuses) as [GameStatus, ...GameStatus[]];

/**
 * How somebody gets it: `link` opens the developer's address, `download` costs nothing, `buy` is paid from the wallet,
 * `none`: there is nothing to get yet.
 */
export const gameAccesses = ['link', 'download', 'buy', 'none'] as const;
export type GameAccess = (typeof gameAccesses)[number];

/** What became of a purchase: the money waits, the developer has it, or it came back. Free ones are `free`. */
export const purchaseStatuses = {
  free: '免费获取',
  held: '可退款',
  settled: '已购买',
  refunded: '已退款',
} as const;
export type PurchaseStatus = keyof typeof purchaseStatuses;
export const purchaseStatusNames = Object.keys(purchaseStatuses) as [PurchaseStatus, ...PurchaseStatus[]];

export const gameCommentOrders = { useful: '最有用', new: '最新' } as const;
export type GameCommentOrder = keyof typeof gameCommentOrders;
export const gameCommentOrderNames = Object.keys(gameCommentOrders) as [
  GameCommentOrder,
  ...GameCommentOrder[],
];
