import type { MessageSettings } from '@zaojie/contract/notifications/notification.schemas';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { ChannelMatrix } from './channel-matrix.tsx';
import { useChannels } from './channel-queries.ts';
import { MailState } from './mail-state.tsx';
import { PushState } from './push-state.tsx';

const ROWS = 7;

/** The whole of it: what, by which way, and how the ways stand. */
export function ChannelSettingsPart({ settings }: { settings: MessageSettings }) {
  const { data, error, isFetching, refetch } = useChannels();
  if (!data) {
    if (!error) return <Waiting />;
    return (
      <ErrorState
        title="获取通知方式失败"
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  return (
    <>
      <ChannelMatrix settings={settings} channels={data} />
      <ul className="mt-4 grid gap-1" aria-label="通知方式">
        <MailState mail={data.mail} />
        <PushState push={data.push} />
      </ul>
      <p className="mt-3 text-12 text-ink-3">订单、钱包和系统通知在站内始终提醒。</p>
    </>
  );
}

function Waiting() {
  return (
    <SkeletonGroup className="grid gap-6 py-3">
      {Array.from({ length: ROWS }, (_, row) => (
        <span key={row} className="flex items-center justify-between">
          <Skeleton width="40%" />
          <Skeleton width={150} height={22} className="rounded-full" />
        </span>
      ))}
    </SkeletonGroup>
  );
}
