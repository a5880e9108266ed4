import type { AdminWithdrawal } from '@zaojie/contract/withdrawals/withdrawal.schemas';
import { moneyLimits } from '@zaojie/contract/wallet/money-limits';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatFullTime, formatMoment } from '../../../text/dates.ts';
import { formatYuan } from '../../../text/numbers.ts';
import { ReasonDialog } from '../../../ui/dialog/reason-dialog.tsx';
import { Button, TextButton } from '../../../ui/form/button.tsx';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { StatusLabel } from '../../../ui/text/label.tsx';
import { accountText } from '../account-words.ts';
import { withdrawalTones } from '../withdrawal-list.tsx';
import { WithdrawalSteps } from '../withdrawal-steps.tsx';
import type { useDecisions } from './use-decisions.ts';

const REASON_MAX = moneyLimits.withdrawal.reasonMax;
const exact = (yuan: number) => formatYuan(yuan, { exact: true });

function Person({ withdrawal, onVerify }: { withdrawal: AdminWithdrawal; onVerify: () => void }) {
  const { user } = withdrawal;
  return (
    <div className="flex min-w-0 items-start gap-3">
      <Avatar name={user.nickname} src={user.avatar} size={40} />
      <div className="min-w-0">
        <Link to={`/user/${user.id}`} className="block truncate font-medium hover:text-brand-ink">
          {user.nickname}
        </Link>
        <p className="text-13 text-ink-3">
          {user.is_verified ? '已实名' : '未实名'}
          <TextButton
            className="ml-2"
            aria-label={`${user.is_verified ? '取消' : '标记'} ${user.nickname} 的实名`}
            onClick={onVerify}
          >
            {user.is_verified ? '取消标记' : '标记实名'}
          </TextButton>
        </p>
      </div>
    </div>
  );
}

function Figures({ withdrawal }: { withdrawal: AdminWithdrawal }) {
  const { amount, account, available, month_amount: month, created_at: at } = withdrawal;
  return (
    <div className="min-w-0">
      <p className="text-18 font-semibold text-ochre-ink">{exact(amount)}</p>
      <p className="truncate">
        {accountText(account)}
        <span className="ml-2 text-ink-3">{account.holder}</span>
      </p>
      <p className="text-13 text-ink-3">
        本月已提 {exact(month)} · 还有可用 {exact(available)}
      </p>
      <time dateTime={at} title={formatFullTime(at)} className="block text-13 text-ink-3">
        {formatMoment(at)} 申请
      </time>
    </div>
  );
}

type ReviewRowProps = { withdrawal: AdminWithdrawal; decisions: ReturnType<typeof useDecisions> };

export function ReviewRow({ withdrawal, decisions }: ReviewRowProps) {
  const [asking, setAsking] = useState<'reject' | 'verify' | null>(null);
  const { user, can, state, state_label: label, reason, amount } = withdrawal;
  const isBusy = decisions.busyId === withdrawal.id;
  const isDecidable = can.approve || can.reject;
  return (
    <li
      aria-label={`${user.nickname} ${exact(amount)}`}
      className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)_minmax(0,3fr)] items-start gap-x-6 gap-y-3 border-line px-6 py-5 not-first:border-t max-lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] max-md:grid-cols-1 max-md:px-4"
    >
      <Person withdrawal={withdrawal} onVerify={() => setAsking('verify')} />
      <Figures withdrawal={withdrawal} />
      <div className="min-w-0 max-lg:col-span-full">
        {isDecidable ? (
          <div className="flex justify-end gap-2.5 max-md:*:flex-1">
            {can.reject ? (
              <Button disabled={isBusy} onClick={() => setAsking('reject')}>
                驳回
              </Button>
            ) : null}
            {can.approve ? (
              <Button look="primary" loading={isBusy} onClick={() => void decisions.approve(withdrawal)}>
                通过
              </Button>
            ) : null}
          </div>
        ) : (
          <>
            <StatusLabel tone={withdrawalTones[state]}>{label}</StatusLabel>
            {reason === '' ? null : <p className="mt-1 text-13 text-ink-2">{reason}</p>}
            <WithdrawalSteps withdrawal={withdrawal} />
          </>
        )}
      </div>
      {asking === 'reject' ? (
        <ReasonDialog
          title="驳回这笔提现"
          maxLength={REASON_MAX}
          description={`${exact(amount)} 会马上退回 ${user.nickname} 的可用余额，对方会看到理由。`}
          missing="请填写驳回的理由，申请人会看到"
          confirmText="驳回并退回"
          danger
          onConfirm={(words) => decisions.reject(withdrawal, words)}
          onClose={() => setAsking(null)}
        />
      ) : null}
      {asking === 'verify' ? (
        <ReasonDialog
          title={user.is_verified ? '取消实名标记' : '标记为已实名'}
          maxLength={REASON_MAX}
          description="本月提现超过 2,000 元要先核实身份。理由会写进审计记录。"
          missing="请填写理由"
          confirmText={user.is_verified ? '取消标记' : '标记实名'}
          onConfirm={(words) => decisions.verify(withdrawal, words)}
          onClose={() => setAsking(null)}
        />
      ) : null}
    </li>
  );
}
