import { Money } from '../../ui/text/money.tsx';
import { classNames } from '../../ui/class-names.ts';

/** What a game costs: 免费 is no amount and isn't warm. */
export function GamePrice({ price, className }: { price: number; className?: string | undefined }) {
  if (price === 0) return <span className={classNames('whitespace-nowrap text-ink-2', className)}>免费</span>;
  return <Money from={price} className={className} />;
}
