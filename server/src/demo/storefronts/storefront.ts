type Option = readonly [name: string, more: number, days?: number];
/** A fixed price, or percent of it where the amount ends with a sign; and how many revisions more it brings. */
type Addon = readonly [name: string, amount: number | `${number}%`, extraRevisions?: number];

export type WrittenService = {
  name: string;
  description: string;
  category: '插画' | '角色设计' | '场景' | '动画' | 'UI设计' | '其他';
  style: '写实' | '卡通' | '古风' | '赛博朋克' | '动漫';
  /** In yuan. */
  price: number;
  days: number;
  options?: readonly Option[];
  addons?: readonly Addon[];
  revisions?: number;
  depositPercent?: number;
  terms?: string;
  /** Is kept, but not on offer now. */
  isResting?: true;
};

export type WrittenStorefront = {
  username: string;
  types?: readonly WrittenService['category'][];
  styles?: readonly WrittenService['style'][];
  seats: number;
  isOff?: true;
  /** Days from today, both included. */
  holidays?: readonly (readonly [from: number, to: number, note: string])[];
  services: readonly WrittenService[];
};
