import type { AchievementView } from '@zaojie/contract/achievements/achievement.endpoints';
import { formatDate } from '../../text/dates.ts';
import { formatNumber } from '../../text/numbers.ts';
import { classNames } from '../../ui/class-names.ts';

/** 2026年3月 */
function monthOf(moment: string): string {
  const [year, month] = formatDate(moment).split('-');
  return `${year}年${Number(month)}月`;
}

function progressOf({ metric, goal, progress }: AchievementView): string {
  if (metric === 'days') return `还有 ${formatNumber(goal - progress)} 天`;
  return `${formatNumber(progress)} / ${formatNumber(goal)}`;
}

/** An upright stamp: ochre with a double line once it is earned, dashed until then. */
export function Seal({ achievement }: { achievement: AchievementView }) {
  const { seal, title, earned_at: at } = achievement;
  const isEarned = at !== null;
  return (
    <li className="text-center leading-[1.45] text-ink-3">
      <span
        aria-hidden="true"
        className={classNames(
          'mx-auto mb-2.5 flex h-22 w-14 flex-col items-center justify-center rounded-[4px] font-display text-28 leading-[1.2] font-semibold max-md:h-20.5 max-md:w-13',
          isEarned
            ? 'border-2 border-ochre-ink text-ochre-ink shadow-[inset_0_0_0_2px_var(--paper),inset_0_0_0_3px_var(--ochre-line)]'
            : 'border-[1.5px] border-dashed border-line-2 text-ink-4',
        )}
      >
        {[...seal].map((character) => (
          <span key={character}>{character}</span>
        ))}
      </span>
      <b className={classNames('block text-13 font-medium', isEarned && 'text-ink')}>{title}</b>
      <small className="text-12">
        {isEarned ? <time dateTime={at}>{monthOf(at)}</time> : progressOf(achievement)}
        <span className="sr-only">{isEarned ? '得到' : '，还没有得到'}</span>
      </small>
    </li>
  );
}
