import type { LedgerEntry } from '@zaojie/contract/wallet/wallet.schemas';
import { Link } from 'react-router';
import { formatFullTime, formatMoment } from '../../../text/dates.ts';
import { formatSigned, formatYuan } from '../../../text/numbers.ts';
import { classNames } from '../../../ui/class-names.ts';

const HEAD = 'border-b border-line-2 py-2 text-12 font-normal whitespace-nowrap text-ink-3';
const CELL = 'border-b border-line py-3 align-top group-last:border-b-0 max-lg:border-0 max-lg:p-0';

function Cause({ entry }: { entry: LedgerEntry }) {
  if (entry.title === '' || entry.title === entry.kind_label) return null;
  if (entry.link === '') return <span className="block text-13 text-ink-3">{entry.title}</span>;
  return (
    <Link
      to={entry.link}
      className="relative block text-13 text-brand-ink underline-offset-3 hover:underline max-lg:after:absolute max-lg:after:inset-x-0 max-lg:after:-inset-y-3"
    >
      {entry.title}
    </Link>
  );
}

/** One row is one entry, with what was left after it. On a phone the cells stand two by two. */
function Row({ entry }: { entry: LedgerEntry }) {
  return (
    <tr className="group transition-colors hover:bg-surface-2 max-lg:grid max-lg:grid-cols-[minmax(0,1fr)_auto] max-lg:gap-x-3 max-lg:border-b max-lg:border-line max-lg:py-3 max-lg:last:border-b-0">
      <td className={classNames(CELL, 'pr-5 whitespace-nowrap max-lg:row-start-2')}>
        <time
          dateTime={entry.created_at}
          title={formatFullTime(entry.created_at)}
          className="text-13 text-ink-3"
        >
          {formatMoment(entry.created_at)}
        </time>
      </td>
      <td className={classNames(CELL, 'w-full pr-3 max-lg:row-start-1')}>
        <span className="block font-medium">{entry.kind_label}</span>
        <Cause entry={entry} />
      </td>
      <td
        className={classNames(
          CELL,
          'pl-4 text-right font-medium whitespace-nowrap max-lg:row-start-1',
          entry.amount > 0 && 'text-success',
        )}
      >
        {formatSigned(entry.amount)}
      </td>
      <td
        className={classNames(
          CELL,
          'pl-4 text-right whitespace-nowrap text-ink-3 max-lg:row-start-2 max-lg:text-12',
        )}
      >
        <span className="sr-only lg:hidden">可用余额</span>
        {formatYuan(entry.balance, { exact: true }).slice(1)}
      </td>
    </tr>
  );
}

export function LedgerRows({ entries }: { entries: readonly LedgerEntry[] }) {
  return (
    <table className="mt-2.5 w-full max-lg:block">
      <caption className="sr-only">账本，金额的单位是元</caption>
      <thead className="text-left max-lg:sr-only">
        <tr>
          <th scope="col" className={HEAD}>
            时间
          </th>
          <th scope="col" className={HEAD}>
            事由
          </th>
          <th scope="col" className={classNames(HEAD, 'text-right')}>
            金额
          </th>
          <th scope="col" className={classNames(HEAD, 'text-right')}>
            可用余额
          </th>
        </tr>
      </thead>
      <tbody className="max-lg:block">
        {entries.map((entry) => (
          <Row key={entry.seq} entry={entry} />
        ))}
      </tbody>
    </table>
  );
}
