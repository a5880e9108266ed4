import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { askExport, getExport } from '@zaojie/contract/exports/export.endpoints';
import type { DataExport } from '@zaojie/contract/exports/export.schemas';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { formatDay } from '../../text/dates.ts';
import { formatSize } from '../../text/numbers.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { InlineError } from '../../ui/feedback/inline-error.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Button } from '../../ui/form/button.tsx';
import { buttonClass } from '../../ui/form/button-look.ts';
import { DownloadLink } from '../../ui/media/download-link.tsx';
import { OwnerForm, type Owner } from '../accounts/security/owner-check.tsx';

const ASK_AGAIN_MS = 3000;

const exportQuery = queryOptions({
  queryKey: ['own-export'] as const,
  queryFn: async ({ signal }) => (await call(getExport, { signal })).data,
  staleTime: 0,
  // Only while somebody waits for it.
  refetchInterval: ({ state }) => (state.data?.latest?.state === 'waiting' ? ASK_AGAIN_MS : false),
});

function wordsOf(latest: DataExport | null): string {
  if (latest?.state === 'waiting') return '正在准备，好了会通知你，可以先离开。';
  if (latest?.state === 'failed') return '上一次没有做成，可以再试一次。';
  if (latest?.state === 'ready' && latest.expires_at !== null) {
    return `已经准备好，${formatSize(latest.byte_size ?? 0)}，保留到 ${formatDay(latest.expires_at)}。`;
  }
  return '资料、帖子、作品、消息、订单和流水，做成一个压缩包，只有你能下载。';
}

/** Everything of one's own as one archive. */
export function ExportPart({ owner }: { owner: Owner }) {
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(exportQuery);
  const [isAsking, setAsking] = useState(false);
  if (!data && error) {
    return <InlineError text="导出的进度没有取到" retrying={isFetching} onRetry={() => void refetch()} />;
  }
  const latest = data?.latest ?? null;
  const shape = {
    look: 'tint',
    size: 'small',
    block: false,
    unavailable: false,
    className: undefined,
  } as const;
  return (
    <section
      id="export"
      aria-labelledby="export-title"
      className="mt-9 flex items-center justify-between gap-6"
    >
      <div className="min-w-0">
        <h2 id="export-title" className="text-14 font-normal">
          导出数据
        </h2>
        <p aria-live="polite" className="max-w-130 text-13 text-ink-3">
          {wordsOf(latest)}
        </p>
      </div>
      <div className="flex shrink-0 gap-2">
        {latest?.url ? (
          <DownloadLink href={latest.url} name="造界数据.tar.gz" className={buttonClass(shape)}>
            下载
          </DownloadLink>
        ) : null}
        {data?.can_ask ? (
          <Button size="small" onClick={() => setAsking(true)}>
            申请导出
          </Button>
        ) : null}
      </div>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title="导出数据"
        description="里面只有你自己的东西，别人发给你的消息不在其中。压缩包保留 7 天，请存到安全的地方。"
        size="small"
      >
        {isAsking ? (
          <OwnerForm
            owner={owner}
            confirmText="开始准备"
            failed="没有申请成功，请稍后重试"
            onConfirm={async (given) => {
              const { data: status, msg } = await call(askExport, { body: given });
              client.setQueryData(exportQuery.queryKey, status);
              setAsking(false);
              toast.success(msg);
            }}
          />
        ) : null}
      </Dialog>
    </section>
  );
}
