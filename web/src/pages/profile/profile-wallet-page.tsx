import { useQuery } from '@tanstack/react-query';
import { BalanceSkeleton } from '../../features/wallet/balance-panel.tsx';
import { walletQuery } from '../../features/wallet/wallet-queries.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { ProfileArea } from './area/profile-area.tsx';
import { WalletBoard } from './wallet/wallet-board.tsx';

export function ProfileWalletPage() {
  const { data, error, isFetching, refetch } = useQuery(walletQuery);
  return (
    <ProfileArea title="钱包" about="每一分钱在哪一步，这里都对得上。" isWide>
      {data ? <WalletBoard figures={data} /> : null}
      {!data && error ? (
        <ErrorState title="钱包没有打开" error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {!data && !error ? <BalanceSkeleton /> : null}
    </ProfileArea>
  );
}
