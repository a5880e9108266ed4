// Pure, and apart from the schemas: cards and dialogs that show a bounty don't load a validator.
import { dayInShanghai, daysBetween, type Day } from '../days.ts';
import { bountyLimits } from './bounty-limits.ts';
import { fenOf, yuanOf } from '../money.ts';

export const bountyStatuses = ['pending', 'open', 'active', 'in_progress', 'completed', 'closed'] as const;
export type BountyStatus = (typeof bountyStatuses)[number];

const statusLabels: Record<BountyStatus, string> = {
  pending: '待处理',
  open: '进行中',
  active: '进行中',
  in_progress: '进行中',
  completed: '已完成',
  closed: '已关闭',
};

/** A flag as a caller may have it: 1 and 0, or true and false. */
export type Flag = boolean | number | string | null | undefined;
export const isOn = (flag: Flag) => flag === true || flag === 1 || flag === '1' || flag === 'true';

/** Null for a word that is no status. */
export function bountyStatusOf(status: string): BountyStatus | null {
  const word = status.trim().toLowerCase();
  return bountyStatuses.find((each) => each === word) ?? null;
}

export function bountyStatusLabel(status: string): string {
  const known = bountyStatusOf(status);
  return known === null ? status : statusLabels[known];
}

/** Only while people are looked for and the day isn't over may somebody apply. */
export function isRecruiting(
  bounty: { status: string; deadline: Day; stop_recruit?: Flag },
  now: Date,
): boolean {
  const status = bountyStatusOf(bounty.status);
  if (status !== 'open' && status !== 'active') return false;
  return !isOn(bounty.stop_recruit) && bounty.deadline >= dayInShanghai(now);
}

export const applyLabels = {
  owner: '不能申请自己的约稿',
  closed: '该约稿已关闭',
  applied: '您已申请过该约稿',
  free: '申请约稿',
} as const;
export type ApplyState = keyof typeof applyLabels;
export type ApplyAvailability = { state: ApplyState; label: string; can_apply: boolean };

/** The first that holds, in this order: one's own, closed, applied before. */
export function applyAvailability(
  bounty: { status: string; deadline: Day; is_owner: Flag; has_applied: Flag; stop_recruit?: Flag },
  now: Date,
): ApplyAvailability {
  const state = applyState(bounty, now);
  return { state, label: applyLabels[state], can_apply: state === 'free' };
}

function applyState(bounty: Parameters<typeof applyAvailability>[0], now: Date): ApplyState {
  if (isOn(bounty.is_owner)) return 'owner';
  if (!isRecruiting(bounty, now)) return 'closed';
  return isOn(bounty.has_applied) ? 'applied' : 'free';
}

/** Shown as urgent: it says so itself, or the day is near. A day that is over hurries nobody. */
export function isUrgent(bounty: { is_urgent: Flag; deadline: Day }, now: Date): boolean {
  if (isOn(bounty.is_urgent)) return true;
  const left = daysBetween(dayInShanghai(now), bounty.deadline);
  return left >= 0 && left <= bountyLimits.urgentDays;
}

/** In yuan: the middle of the budget, rounded down to the yuan, but never below what may be asked. */
export function defaultPrice(bounty: { budget_min: number; budget_max: number }): number {
  const min = fenOf(bounty.budget_min) ?? 0;
  const middle = Math.floor((min + (fenOf(bounty.budget_max) ?? 0)) / 200) * 100;
  return yuanOf(Math.max(min, middle));
}

export const usages = ['personal', 'commercial', 'buyout'] as const;
export type Usage = (typeof usages)[number];
export const usageLabels: Record<Usage, string> = {
  personal: '个人使用',
  commercial: '商用',
  buyout: '买断',
};

/** From when the creator may show the work: a day, never, or (null) as soon as it is finished. */
export const SHOW_NEVER = 'never';
