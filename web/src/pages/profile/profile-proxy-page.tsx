import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AppointDialog } from '../../features/proxies/appoint-dialog.tsx';
import { ProxyBoard } from '../../features/proxies/proxy-board.tsx';
import { ownProxiesQuery } from '../../features/proxies/proxy-queries.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { Button } from '../../ui/form/button.tsx';
import { ProfileArea } from './area/profile-area.tsx';

export function ProfileProxyPage() {
  const { data, error, isFetching, refetch } = useQuery(ownProxiesQuery);
  const [isAppointing, setAppointing] = useState(false);
  const appoint = () => setAppointing(true);
  return (
    <ProfileArea
      title="代理授权"
      about="让信任的人代你处理一部分，每一步都写明是谁做的"
      action={
        data && data.given.length > 0 ? (
          <Button look="primary" onClick={appoint}>
            授权一个人
          </Button>
        ) : null
      }
    >
      {data ? <ProxyBoard own={data} onAppoint={appoint} /> : null}
      {!data && error ? (
        <ErrorState title="授权没有取到" error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {!data && !error ? (
        <SkeletonGroup className="grid gap-4">
          <Skeleton shape="block" height={48} className="w-full" />
          <Skeleton shape="block" height={72} className="w-full" />
          <Skeleton shape="block" height={160} className="w-full" />
        </SkeletonGroup>
      ) : null}
      {isAppointing ? <AppointDialog onClose={() => setAppointing(false)} /> : null}
    </ProfileArea>
  );
}
