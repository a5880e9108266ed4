import { isRecruiting } from '@zaojie/contract/bounties/bounty-availability';
import type { OwnBounty } from '@zaojie/contract/bounties/bounty.schemas';
import { dayInShanghai, daysBetween } from '@zaojie/contract/days';
import { useNow } from '../../../hooks/use-now.ts';
import { formatDay } from '../../../text/dates.ts';
import { ButtonLink } from '../../../ui/form/button.tsx';
import { receivedPath } from '../bounty-address.ts';

const NUMBERS = ['零', '一', '两', '三', '四', '五', '六', '七', '八', '九', '十'];
const inWords = (count: number) => NUMBERS[count] ?? String(count);

export type Todo = { bounty: OwnBounty; title: string; detail: string; action: string };

/** The one most urgent thing: somebody waits for a choice, or for being read; the nearest deadline first. */
export function todoOf(bounties: readonly OwnBounty[], now: Date): Todo | null {
  const waiting = bounties
    .filter((bounty) => isRecruiting({ ...bounty, stop_recruit: false }, now))
    .sort((one, other) => one.deadline.localeCompare(other.deadline));
  const toChoose = waiting.find(({ application_counts: counts }) => counts.shortlisted > 0);
  const toRead = waiting.find(({ application_counts: counts }) => counts.unread > 0);
  const bounty = toChoose ?? toRead;
  if (bounty === undefined) return null;
  const { all, unread, shortlisted } = bounty.application_counts;
  const detail = `“${bounty.title}”已收到 ${all} 份应征${unread > 0 ? `，还有 ${unread} 份没读` : ''}。`;
  if (bounty === toChoose) {
    const title = shortlisted === 1 ? '一位候选等你决定' : `${inWords(shortlisted)}位候选等你定一位`;
    return { bounty, title, detail, action: shortlisted === 1 ? '去看看' : '去比较' };
  }
  return { bounty, title: `${inWords(unread)}份应征等你读`, detail, action: '去看看' };
}

export function TodoPanel({ todo }: { todo: Todo }) {
  const { bounty, title, detail, action } = todo;
  const left = daysBetween(dayInShanghai(useNow()), bounty.deadline);
  return (
    <section
      aria-label="现在要做什么"
      className="mt-5 mb-6 grid grid-cols-[minmax(0,1fr)_auto_232px] items-center rounded-card bg-brand-deep text-on-deep max-lg:grid-cols-[1fr_auto] max-md:-mx-4 max-md:my-4 max-md:rounded-none"
    >
      <div className="px-8 py-5.5 max-lg:col-span-2 max-lg:pb-0 max-md:px-4 max-md:pt-4.5">
        <span className="text-13 text-on-deep-2">现在要做什么</span>
        <h2 className="my-0.5 text-22">{title}</h2>
        <p className="text-on-deep-2">{detail}</p>
      </div>
      <div className="pr-8 max-lg:order-last max-md:pr-4">
        <ButtonLink
          to={receivedPath(bounty.id)}
          className="border-transparent! bg-on-deep! text-brand-deep! hover:opacity-90"
        >
          {action}
        </ButtonLink>
      </div>
      <div className="my-5.5 border-l border-deep-line px-8 max-lg:my-0 max-lg:border-0 max-lg:pt-3.5 max-lg:pb-4.5 max-md:px-4">
        <span className="text-13 text-on-deep-2">距截稿</span>
        <b className="block text-36 leading-title font-semibold">
          {left}
          <small className="ml-1 text-14 font-normal">天</small>
        </b>
        <small className="text-12 text-on-deep-2">{formatDay(bounty.deadline)} 24:00 自动关闭</small>
      </div>
    </section>
  );
}
