import { Star } from 'lucide-react';
import { formatCount } from '../../text/numbers.ts';
import { classNames } from '../../ui/class-names.ts';

type RatingLineProps = { rating: number; comments: number; className?: string | undefined };

/** What people think of a game, in a line of a card. Without votes it says so instead of a figure. */
export function RatingLine({ rating, comments, className }: RatingLineProps) {
  if (rating === 0) return <p className={classNames('text-13 text-ink-3', className)}>还没有评分</p>;
  return (
    <p className={classNames('flex items-center gap-1 text-13 whitespace-nowrap text-ink-3', className)}>
      <Star size={14} strokeWidth={0} aria-hidden="true" className="fill-ink-2" />
      <span className="sr-only">评分</span>
      <b className="mr-1.5 font-semibold text-ink tabular-nums">{rating.toFixed(1)}</b>
      {formatCount(comments)} 条评论
    </p>
  );
}
