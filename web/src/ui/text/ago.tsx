import { formatAgo, formatFullTime, type Moment } from '../../text/dates.ts';

type Props = {
  at: Moment;
  className?: string;
  /** What happened then: 3分钟前发布. */
  did?: string;
};

/** How long ago it was. A minute may have passed since the server drew it, so other words than there are no mistake. */
export function Ago({ at, className, did = '' }: Props) {
  return (
    <time
      suppressHydrationWarning
      dateTime={typeof at === 'string' ? at : new Date(at).toISOString()}
      title={formatFullTime(at)}
      className={className}
    >
      {`${formatAgo(at)}${did}`}
    </time>
  );
}
