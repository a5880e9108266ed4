import { useQuery } from '@tanstack/react-query';
import { formatYuan } from '../../text/numbers.ts';
import { classNames } from '../../ui/class-names.ts';
import { publicServicesQuery } from './creator-queries.ts';
import { availabilityOf } from './creator-words.ts';

/** Whether somebody takes orders, from which price and from when; nothing of those who offer nothing. */
export function ServiceFacts({ userId }: { userId: number }) {
  const { data } = useQuery(publicServicesQuery(userId));
  if (!data || data.starting_price === null) return null;
  const isOn = data.commission_status === 'on';
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-x-5 gap-y-1 text-13 text-ink-3">
      <span
        className={classNames(
          'flex items-center gap-1.5 font-medium before:size-1.5 before:rounded-full before:bg-current',
          isOn && 'text-success',
        )}
      >
        {isOn ? '接单中' : '暂停接单'}
      </span>
      <span>
        <b className="font-semibold text-ochre-ink">{formatYuan(data.starting_price)}</b> 起
      </span>
      <span>{availabilityOf(data)}</span>
    </p>
  );
}
