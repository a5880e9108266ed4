import type { ContestStep } from '@zaojie/contract/contests/contest-words';
import type { ContestCard } from '@zaojie/contract/contests/contest.schemas';
import { formatMoment } from '../../../text/dates.ts';
import type { ClockFace } from '../../../ui/clock/clock-face.ts';
import { DAY_MS } from '../../../ui/clock/left-words.ts';

const SEGMENTS_MOST = 30;
const SEGMENTS_LEAST = 4;

type Times = Pick<
  ContestCard,
  'registration_opens_at' | 'starts_at' | 'submissions_close_at' | 'voting_closes_at'
>;

const FACES: Record<ContestStep, { label: string; end: string; from: keyof Times | null }> = {
  registration_opens: { label: '离报名', end: '开始报名', from: null },
  starts: { label: '离开始', end: '公布题目', from: 'registration_opens_at' },
  submissions_close: { label: '离交稿', end: '关闭', from: 'starts_at' },
  voting_closes: { label: '离投票截止', end: '截止', from: 'submissions_close_at' },
  announces: { label: '离公布', end: '公布', from: 'voting_closes_at' },
};

/** A segment for each day of the step, and never so few that they say nothing. */
export function contestClock(contest: Times & Pick<ContestCard, 'countdown'>): ClockFace | null {
  const { countdown } = contest;
  if (countdown === null) return null;
  const { label, end, from } = FACES[countdown.step];
  const total = from === null ? 0 : Date.parse(countdown.at) - Date.parse(contest[from]);
  const days = Math.ceil(total / DAY_MS);
  const segments = total > 0 ? Math.min(SEGMENTS_MOST, Math.max(SEGMENTS_LEAST, days)) : 0;
  return {
    label,
    deadline: countdown.at,
    note: `${formatMoment(countdown.at)} ${end}`,
    segments,
    unitMs: segments > 0 ? total / segments : DAY_MS,
  };
}
