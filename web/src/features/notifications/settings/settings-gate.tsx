import type { MessageSettings } from '@zaojie/contract/notifications/notification.schemas';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { useMessageSettings } from './use-message-settings.ts';

const ROWS = 5;

/** Shows its children once the settings are there. */
export function SettingsGate({ children }: { children: (settings: MessageSettings) => ReactNode }) {
  const { data, error, isFetching, refetch } = useMessageSettings();
  if (data) return children(data);
  if (error) {
    return (
      <ErrorState
        title="获取消息设置失败"
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  return (
    <SkeletonGroup className="grid gap-6 py-3">
      {Array.from({ length: ROWS }, (_, row) => (
        <span key={row} className="flex items-center justify-between">
          <Skeleton width="40%" />
          <Skeleton width={38} height={22} className="rounded-full" />
        </span>
      ))}
    </SkeletonGroup>
  );
}
