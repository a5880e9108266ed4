import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { acceptText, listPendingTexts, type PendingText } from '@zaojie/contract/legal/legal.endpoints';
import { legalPaths } from '@zaojie/contract/legal/legal-versions';
import { useState } from 'react';
import { Link } from 'react-router';
import { call, messageOf } from '../../api/client.ts';
import { useFootTurn } from '../../hooks/use-foot-turn.ts';
import { useOneAtATime } from '../../hooks/use-one-at-a-time.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { Button } from '../../ui/form/button.tsx';

const pendingQuery = queryOptions({
  queryKey: ['legal', 'pending'] as const,
  queryFn: async ({ signal }) => (await call(listPendingTexts, { signal })).data,
  staleTime: Infinity,
});

const BAR =
  'fixed bottom-6 left-1/2 z-30 flex w-max max-w-[calc(100vw-32px)] -translate-x-1/2 animate-rise items-center gap-4 rounded-card bg-float ' +
  'py-3 pr-3 pl-4.5 text-ink shadow-float max-md:bottom-[calc(var(--foot-h)+var(--sticky-h)+16px)] max-md:flex-wrap max-md:justify-end max-md:gap-2.5 max-md:p-4';

function Names({ texts }: { texts: readonly PendingText[] }) {
  return texts.map(({ kind, name }) => (
    <Link key={kind} to={legalPaths[kind]} className="text-brand-ink hover:underline">
      《{name}》
    </Link>
  ));
}

/** Asks a member for what has changed since they agreed, without standing in the way. */
export function ConsentAsk() {
  const client = useQueryClient();
  const { data: texts = [] } = useQuery(pendingQuery);
  const [isSending, setSending] = useState(false);
  const accept = useOneAtATime<void>(async () => {
    setSending(true);
    try {
      for (const { kind, version } of texts) await call(acceptText, { body: { kind, version } });
      client.setQueryData(pendingQuery.queryKey, []);
    } catch (error) {
      toast.error(messageOf(error, '没有记下，请重试'));
      await client.invalidateQueries(pendingQuery);
    } finally {
      setSending(false);
    }
  });
  const hasTurn = useFootTurn(texts.length > 0);
  if (!hasTurn) return null;
  const isNew = texts.every(({ accepted_version: accepted }) => accepted === null);
  return (
    <aside aria-label="协议更新" className={BAR}>
      <p>
        {isNew ? '继续使用前，请看一看' : '我们更新了'}
        <Names texts={texts} />
      </p>
      <Button look="primary" size="small" loading={isSending} onClick={() => void accept()}>
        同意
      </Button>
    </aside>
  );
}
