import type { ProgramPay } from '@zaojie/contract/programs/program-words';
import { classNames } from '../../ui/class-names.ts';

/** Money is the only warm thing on a card. */
const TONES: Readonly<Record<ProgramPay, string>> = {
  paid: 'font-medium text-ochre-ink',
  share: 'font-normal text-ink-2',
  free: 'font-normal text-ink-3',
};

type PayWordsProps = {
  role: { pay: ProgramPay; pay_label: string; pay_words: string };
  /** With the amount or the share, where one was given. */
  isWhole?: boolean | undefined;
  className?: string | undefined;
};

/** How a role is paid. */
export function PayWords({ role, isWhole = false, className }: PayWordsProps) {
  return (
    <span className={classNames('text-13 whitespace-nowrap', TONES[role.pay], className)}>
      {isWhole && role.pay_words !== '' ? `${role.pay_label} ${role.pay_words}` : role.pay_label}
    </span>
  );
}
