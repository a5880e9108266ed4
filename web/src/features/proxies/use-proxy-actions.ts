import { answerProxy, resignProxy, revokeProxy } from '@zaojie/contract/proxies/proxy.endpoints';
import type { OwnProxies, Proxy } from '@zaojie/contract/proxies/proxy.schemas';
import { call } from '../../api/client.ts';
import { useAnsweredActions } from '../users/use-answered-actions.ts';
import { ownProxiesQuery } from './proxy-queries.ts';

/** What is done to an authorisation; the answer is how all of them stand afterwards. */
export function useProxyActions() {
  const { isBusy, run, runIfSure } = useAnsweredActions<OwnProxies>(ownProxiesQuery.queryKey);
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
