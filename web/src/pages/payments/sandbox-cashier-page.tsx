import { paymentErrors } from '@zaojie/contract/payments/payment.errors';
import { useParams, useSearchParams } from 'react-router';
import { ApiFailure } from '../../api/client.ts';
import { SiteFooter } from '../../features/layout/site-footer.tsx';
import { Cashier } from '../../features/payments/cashier/cashier.tsx';
import { DemoBand } from '../../features/payments/cashier/demo-band.tsx';
import { useCashier } from '../../features/payments/cashier/use-cashier.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { GonePage } from '../../ui/feedback/gone-page.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { ThemeToggle } from '../../ui/theme/theme-toggle.tsx';

function CashierSkeleton() {
  return (
    <SkeletonGroup className="mx-auto mt-3 max-w-222 max-md:mt-0">
      <Skeleton width={180} height={34} />
      <Skeleton shape="block" height={400} className="mt-3.5 w-full" />
    </SkeletonGroup>
  );
}

/** Whoever has the address may stand at the counter, signed in or not: that is what a provider's page is like. */
export function SandboxCashierPage() {
  const { no = '' } = useParams();
  const [search] = useSearchParams();
  const { query, sending, send } = useCashier(no, search.get('key') ?? '');
  const { data, error, isFetching, refetch } = query;
  const isUnknown = error instanceof ApiFailure && error.code === paymentErrors.notFound.code;
  return (
    <div className="flex min-h-dvh flex-col">
      <DemoBand />
      <main
        id="main"
        className="mx-auto w-full max-w-content flex-1 px-8 pt-3 outline-none max-md:px-4 max-md:pt-1"
      >
        <div className="flex justify-end">
          <ThemeToggle />
        </div>
        {data && !isUnknown ? <Cashier page={data} sending={sending} send={send} /> : null}
        {isUnknown ? (
          <GonePage
            line="支付单不存在，链接可能少抄了一位，也可能已经过期。"
            to="/profile/wallet"
            way="回到钱包"
          />
        ) : null}
        {!data && !error ? <CashierSkeleton /> : null}
        {!data && error && !isUnknown ? (
          <ErrorState
            title="收银台没有打开"
            error={error}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : null}
      </main>
      <div className="px-8 max-md:px-4">
        <SiteFooter className="mt-16 max-md:mt-10" />
      </div>
    </div>
  );
}
