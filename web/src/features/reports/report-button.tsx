import { Flag } from 'lucide-react';
import { classNames } from '../../ui/class-names.ts';
import { useReport, type Reported } from './use-report.tsx';

type ReportButtonProps = {
  target: Reported;
  /** The flag alone, where there is no room for words. */
  isBare?: boolean;
  className?: string;
};

/** For whatever has no menu of its own: small, beside the thing. */
export function ReportButton({ target, isBare = false, className }: ReportButtonProps) {
  const report = useReport(target);
  return (
    <>
      <button
        type="button"
        aria-label={`举报 ${target.name}`}
        onClick={report.open}
        className={classNames(
          'relative inline-flex items-center gap-1.5 rounded-sm text-12 leading-none text-ink-3 transition-colors hover:text-ink max-md:after:absolute max-md:after:-inset-3',
          className,
        )}
      >
        <Flag size={14} strokeWidth={1.75} aria-hidden="true" />
        {isBare ? null : '举报'}
      </button>
      {report.dialog}
    </>
  );
}
