import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDay } from '../../text/dates.ts';
import { Button } from '../../ui/form/button.tsx';
import { deletionQuery, useKeepAccount } from './deletion-queries.ts';

/** Whoever comes back during the grace is offered their account, on every page, until they take it or the time is over. */
export function KeepAsk() {
  const { data } = useQuery(deletionQuery);
  const keep = useKeepAccount();
  const [isKeeping, setKeeping] = useState(false);
  if (!data?.is_asked || data.due_at === null) return null;
  return (
    <aside
      aria-label="账号注销"
      className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2.5 rounded-card bg-ochre-tint py-3 pr-3 pl-4.5 text-ochre-ink"
    >
      <p className="min-w-0">
        你申请了注销，账号将在 {formatDay(data.due_at)} 删除。
        {data.held_by === '' ? null : <span className="block text-13">还没有注销是因为：{data.held_by}</span>}
      </p>
      <Button
        look="primary"
        size="small"
        loading={isKeeping}
        onClick={() => {
          setKeeping(true);
          void keep().finally(() => setKeeping(false));
        }}
      >
        保留账号
      </Button>
    </aside>
  );
}
