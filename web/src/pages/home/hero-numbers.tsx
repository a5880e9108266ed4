import type { HomeData } from '../../features/home/use-home.ts';
import { formatCount, formatNumber } from '../../text/numbers.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

interface HeroNumbersProps {
  stats: HomeData['stats'] | undefined;
  isPending: boolean;
}

/** How big the town is. Its place is kept while the numbers are on their way. */
export function HeroNumbers({ stats, isPending }: HeroNumbersProps) {
  if (stats === undefined && !isPending) return null;
  const numbers = [
    { label: '位创作者', value: stats?.creators },
    { label: '篇帖子', value: stats?.posts },
    { label: '条评论', value: stats?.comments },
  ];
  return (
    <dl className="mt-10 flex gap-7 border-t border-line pt-5 text-12 leading-text text-ink-3 max-md:mt-6 max-md:justify-between max-md:gap-3 max-md:pt-4">
      {numbers.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt>{label}</dt>
          <dd className="flex h-7.5 items-center text-22 leading-none font-semibold text-ink">
            {value === undefined ? <Skeleton width={48} height={20} /> : read(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Small towns may be counted to the head. */
function read(value: number): string {
  return value < 10_000 ? formatNumber(value) : formatCount(value);
}
