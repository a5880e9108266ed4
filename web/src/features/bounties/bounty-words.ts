import { isRecruiting, isUrgent } from '@zaojie/contract/bounties/bounty-availability';
import type { Bounty } from '@zaojie/contract/bounties/bounty.schemas';
import { dayInShanghai, daysBetween } from '@zaojie/contract/days';
import { formatDay } from '../../text/dates.ts';
import type { LabelTone } from '../../ui/text/label.tsx';

type Dated = Pick<Bounty, 'deadline'>;

/** 剩 3 天, 今天截稿, 已截稿. */
export function leftUntil({ deadline }: Dated, now = new Date()): string {
  const left = daysBetween(dayInShanghai(now), deadline);
  if (left < 0) return '已截稿';
  return left === 0 ? '今天截稿' : `剩 ${left} 天`;
}

/** 11月17日截稿，剩 2 天; 11月10日已截稿. */
export function deadlineLine({ deadline }: Dated, now = new Date()): string {
  const day = formatDay(deadline, now);
  const left = daysBetween(dayInShanghai(now), deadline);
  if (left < 0) return `${day}已截稿`;
  return left === 0 ? `${day}截稿，就是今天` : `${day}截稿，剩 ${left} 天`;
}

export const applicantsLine = (count: number) => (count === 0 ? '还没有人应征' : `${count} 人应征`);

type Labelled = Pick<
  Bounty,
  | 'is_urgent'
  | 'deadline'
  | 'status'
  | 'stop_recruit'
  | 'category_name'
  | 'style_name'
  | 'usage'
  | 'allow_multiple'
>;
export type BountyTag = { text: string; tone: LabelTone };

/** The labels under the title. What has ended hurries nobody. */
export function tagsOf(bounty: Labelled, now = new Date()): BountyTag[] {
  const hurries = isUrgent(bounty, now) && isRecruiting(bounty, now);
  return [
    ...(hurries ? [{ text: '加急', tone: 'ochre' as const }] : []),
    { text: bounty.category_name, tone: 'brand' },
    { text: bounty.style_name, tone: 'neutral' },
    ...(bounty.usage === 'commercial' ? [{ text: '商用', tone: 'neutral' as const }] : []),
    ...(bounty.usage === 'buyout' ? [{ text: '买断', tone: 'neutral' as const }] : []),
    ...(bounty.allow_multiple ? [{ text: '可多人', tone: 'neutral' as const }] : []),
  ];
}

/** Green while something is open, grey when it is over. */
export function statusTone(status: Bounty['status']): LabelTone {
  if (status === 'pending') return 'warning';
  return status === 'completed' || status === 'closed' ? 'neutral' : 'success';
}
