import { useQueryClient } from '@tanstack/react-query';
import type { WalletFigures } from '@zaojie/contract/wallet/wallet.schemas';
import { useEffect, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { BalancePanel } from '../../../features/wallet/balance-panel.tsx';
import { IncomePanel } from '../../../features/wallet/income/income-panel.tsx';
import { LedgerPanel } from '../../../features/wallet/ledger/ledger-panel.tsx';
import { RechargeForm } from '../../../features/wallet/recharge/recharge-form.tsx';
import { walletKeys } from '../../../features/wallet/wallet-queries.ts';
import { WithdrawForm } from '../../../features/withdrawals/withdraw-form.tsx';
import { WithdrawalList } from '../../../features/withdrawals/withdrawal-list.tsx';
import { useAddressDialog } from '../../../hooks/use-address-dialog.ts';
import { usePhone } from '../../../hooks/use-media-query.ts';
import { scrollMotion } from '../../../hooks/scroll-motion.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { PAYMENT_PARAMETER, PaymentReturn } from './payment-return.tsx';
import { useLiveWallet } from './use-live-wallet.ts';

type Deed = 'withdraw' | 'recharge';
const TITLES: Record<Deed, string> = { withdraw: '提现', recharge: '充值' };
const PARAMETER = 'do';
const GROUP = [PARAMETER];

const fieldOf = (deed: Deed) => `wallet-${deed}`;

/** On a wide window the forms stand on the page: one is led to the field. */
function goToField(deed: Deed): void {
  const field = document.getElementById(fieldOf(deed));
  field?.scrollIntoView({ behavior: scrollMotion(), block: 'center' });
  field?.focus({ preventScroll: true });
}

export function WalletBoard({ figures }: { figures: WalletFigures }) {
  const client = useQueryClient();
  const isPhone = usePhone();
  const [, setQuery] = useSearchParams();
  useLiveWallet();
  const address = useAddressDialog(PARAMETER, GROUP);
  const wanted = address.value === 'withdraw' || address.value === 'recharge' ? address.value : null;
  const refresh = () => void client.invalidateQueries({ queryKey: walletKeys.all });
  // Back has left the sheet already when the dialog hears of it; closing then would go back once more.
  const closeSheet = () => {
    if (new URLSearchParams(location.search).has(PARAMETER)) address.close();
  };
  const begin = (deed: Deed) => (isPhone ? address.open(deed) : goToField(deed));

  // A link such as 去充值 names what is wanted.
  const isLed = !isPhone;
  useEffect(() => {
    if (wanted !== null && isLed) goToField(wanted);
  }, [wanted, isLed]);

  const forms: Record<Deed, ReactNode> = {
    withdraw: (
      <WithdrawForm
        available={figures.available}
        fieldId={fieldOf('withdraw')}
        onDone={() => {
          refresh();
          if (isPhone) closeSheet();
        }}
      />
    ),
    recharge: (
      <RechargeForm
        figures={figures}
        fieldId={fieldOf('recharge')}
        // What became of it is told as after any other cashier.
        onOver={(id) => setQuery({ [PAYMENT_PARAMETER]: String(id) }, { replace: true })}
      />
    ),
  };

  return (
    <>
      <PaymentReturn onAgain={() => begin('recharge')} />
      <BalancePanel
        figures={figures}
        actions={(['withdraw', 'recharge'] as const).map((deed) => (
          <Button key={deed} onClick={() => begin(deed)}>
            {TITLES[deed]}
          </Button>
        ))}
      />
      <div className="@container mt-5 max-md:mt-2.5">
        <div className="grid grid-cols-1 items-start gap-5 max-md:gap-2.5 @min-[880px]:grid-cols-[minmax(0,1fr)_336px]">
          <div className="grid min-w-0 grid-cols-1 gap-5 max-md:gap-2.5">
            <IncomePanel />
            <LedgerPanel />
          </div>
          <div className="grid min-w-0 grid-cols-1 items-start gap-5 max-md:gap-2.5 @min-[620px]:grid-cols-2 @min-[880px]:grid-cols-1">
            {isPhone ? null : <Panel title={TITLES.withdraw}>{forms.withdraw}</Panel>}
            <WithdrawalList />
            {isPhone ? null : (
              <Panel title={TITLES.recharge} about="走收银台，到账进可用">
                {forms.recharge}
              </Panel>
            )}
          </div>
        </div>
      </div>
      {isPhone && wanted !== null ? (
        <Dialog open onOpenChange={(next) => (next ? undefined : closeSheet())} title={TITLES[wanted]}>
          {forms[wanted]}
        </Dialog>
      ) : null}
    </>
  );
}
