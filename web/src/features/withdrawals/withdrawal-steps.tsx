import type { WithdrawalView } from '@zaojie/contract/withdrawals/withdrawal.schemas';
import type { WithdrawalState } from '@zaojie/contract/withdrawals/withdrawal-states';
import { formatFullTime, formatMoment } from '../../text/dates.ts';
import { classNames } from '../../ui/class-names.ts';

const STEP =
  'relative pt-4 pr-2 text-12 text-ink-3 before:absolute before:top-0.5 before:left-0 before:z-1 before:size-2.25 before:rounded-full before:border-[1.5px] ' +
  'before:border-line-2 before:bg-surface not-last:after:absolute not-last:after:top-1.5 not-last:after:right-0 not-last:after:left-2.25 not-last:after:h-[1.5px] not-last:after:bg-line-2';
const DONE = 'before:border-brand! before:bg-brand! after:bg-brand!';
const NOW = 'before:border-[3px]! before:border-brand!';

/** What has to be done; the server's words tell what was done, which a step that isn't reached can't say. */
const NAMES: Readonly<Record<WithdrawalState, string>> = {
  pending: '申请',
  approved: '审核',
  paid: '打款',
  rejected: '审核',
  failed: '打款',
};

/** 申请 → 审核 → 打款, each with its time. */
export function WithdrawalSteps({ withdrawal }: { withdrawal: WithdrawalView }) {
  const { steps } = withdrawal;
  const now = steps.findIndex((step) => step.at === null);
  return (
    <ol className="mt-3 grid grid-cols-3">
      {steps.map(({ state, at }, index) => (
        <li
          key={state}
          aria-current={index === now ? 'step' : undefined}
          className={classNames(STEP, at !== null && DONE, index === now && NOW)}
        >
          <span
            className={classNames(
              'block text-13',
              index === now ? 'font-semibold text-brand-ink' : 'font-medium text-ink-2',
            )}
          >
            {NAMES[state]}
          </span>
          {at === null ? (
            <span className="block">{index === now ? '等待中' : ''}</span>
          ) : (
            <time dateTime={at} title={formatFullTime(at)} className="block">
              {formatMoment(at)}
            </time>
          )}
        </li>
      ))}
    </ol>
  );
}
