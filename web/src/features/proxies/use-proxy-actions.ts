import { useQueryClient } from '@tanstack/react-query';
import { answerProxy, resignProxy, revokeProxy } from '@zaojie/contract/proxies/proxy.endpoints';
import type { OwnProxies, Proxy } from '@zaojie/contract/proxies/proxy.schemas';
import { useState } from 'react';
import { call, messageOf } from '../../api/client.ts';
import { useOneAtATime } from '../../hooks/use-one-at-a-time.ts';
import { dialog } from '../../ui/dialog/dialogs.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { ownProxiesQuery } from './proxy-queries.ts';

type Answered = Promise<{ data: OwnProxies; msg: string }>;

/** What is done to an authorisation; the answer is how all of them stand afterwards. */
export function useProxyActions() {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const run = useOneAtATime(async (ask: () => Answered) => {
    setBusy(true);
    try {
      const { data, msg } = await ask();
      client.setQueryData(ownProxiesQuery.queryKey, data);
      toast.success(msg);
    } catch (error) {
      toast.error(messageOf(error, '操作失败，请重试'));
      await client.invalidateQueries({ queryKey: ownProxiesQuery.queryKey });
    } finally {
      setBusy(false);
    }
  });
  const runIfSure = async (title: string, message: string, confirmText: string, ask: () => Answered) => {
    if (await dialog.confirm({ title, message, confirmText, danger: true })) await run(ask);
  };
  return {
    isBusy,
    answer: ({ id }: Proxy, accept: boolean) => run(() => call(answerProxy, { body: { id, accept } })),
    revoke: ({ id, agent, state }: Proxy) =>
      runIfSure(
        `收回给 ${agent.nickname} 的授权`,
        state === 'active'
          ? '立即失效，对方不能再代你操作。已经做过的会留在记录里。'
          : '对方就不能再接受了。',
        '收回授权',
        () => call(revokeProxy, { body: { id } }),
      ),
    resign: ({ id, principal }: Proxy) =>
      runIfSure(`不再代理 ${principal.nickname}`, '立即失效，要再代理得由对方重新授权。', '不再代理', () =>
        call(resignProxy, { body: { id } }),
      ),
  };
}
