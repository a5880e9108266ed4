import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { endOtherSessions, endSession, listSessions } from '@zaojie/contract/accounts/account.endpoints';
import type { DeviceKind, OwnSession } from '@zaojie/contract/accounts/account.schemas';
import { Laptop, MonitorSmartphone, Smartphone, Tablet, type LucideIcon } from 'lucide-react';
import { call, messageOf } from '../../../api/client.ts';
import { useOneAtATime } from '../../../hooks/use-one-at-a-time.ts';
import { Ago } from '../../../ui/text/ago.tsx';
import { dialog } from '../../../ui/dialog/dialogs.ts';
import { InlineError } from '../../../ui/feedback/inline-error.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { Button, TextButton } from '../../../ui/form/button.tsx';
import { StatusLabel } from '../../../ui/text/label.tsx';

const sessionsQuery = queryOptions({
  queryKey: ['own-sessions'] as const,
  queryFn: async ({ signal }) => (await call(listSessions, { signal })).data,
  staleTime: 0,
});

const ICONS: Readonly<Record<DeviceKind, LucideIcon>> = {
  phone: Smartphone,
  tablet: Tablet,
  computer: Laptop,
  unknown: MonitorSmartphone,
};

function useEndings() {
  const client = useQueryClient();
  return useOneAtATime(async (end: () => Promise<{ msg: string }>) => {
    try {
      toast.success((await end()).msg);
    } catch (error) {
      toast.error(messageOf(error, '操作失败，请重试'));
    } finally {
      await client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    }
  });
}

function Device({ device, onEnd }: { device: OwnSession; onEnd: () => void }) {
  const Icon = ICONS[device.kind];
  return (
    <li className="flex min-h-15 items-center gap-4 border-b border-line py-2.5">
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-ink-3" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5">
          {device.label}
          {device.is_current ? <StatusLabel tone="success">本机</StatusLabel> : null}
        </p>
        <p className="text-13 text-ink-3">
          {device.is_current ? '正在使用' : <Ago at={device.last_used_at} did="用过" />}
          {device.network === '' ? null : `，登录时在 ${device.network}`}
        </p>
      </div>
      {device.is_current ? null : (
        <Button size="small" aria-label={`让 ${device.label} 退出登录`} onClick={onEnd}>
          退出
        </Button>
      )}
    </li>
  );
}

/** Where somebody is signed in; what they don't know is put out. */
export function DeviceList() {
  const { data, error, isFetching, refetch } = useQuery(sessionsQuery);
  const end = useEndings();

  async function endOthers() {
    const isSure = await dialog.confirm({
      title: '退出其他设备',
      message: '除了正在用的这台，其他设备都要重新登录。',
      confirmText: '全部退出',
    });
    if (isSure) await end(() => call(endOtherSessions));
  }

  return (
    <section aria-labelledby="devices" className="mt-9">
      <h2
        id="devices"
        className="flex items-baseline justify-between gap-4 border-b border-line pb-2 text-16"
      >
        登录设备
        {data && data.length > 1 ? (
          <TextButton className="font-normal" onClick={() => void endOthers()}>
            退出其他设备
          </TextButton>
        ) : null}
      </h2>
      {data ? (
        <ul aria-label="登录设备">
          {data.map((device) => (
            <Device
              key={device.id}
              device={device}
              onEnd={() => void end(() => call(endSession, { body: { id: device.id } }))}
            />
          ))}
        </ul>
      ) : null}
      {!data && error ? (
        <InlineError
          text="设备没有取到"
          retrying={isFetching}
          onRetry={() => void refetch()}
          className="py-4"
        />
      ) : null}
      {!data && !error ? (
        <SkeletonGroup className="grid gap-4 py-4">
          <Skeleton width="45%" height={20} />
          <Skeleton width="35%" height={20} />
        </SkeletonGroup>
      ) : null}
    </section>
  );
}
