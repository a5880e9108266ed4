import type { OwnProxies, Proxy } from '@zaojie/contract/proxies/proxy.schemas';
import { useState } from 'react';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Button } from '../../ui/form/button.tsx';
import { TabPanel, Tabs } from '../../ui/menu/tabs.tsx';
import { AppointDialog } from './appoint-dialog.tsx';
import { ProxyActs } from './proxy-acts.tsx';
import { ProxyList } from './proxy-list.tsx';
import type { ProxySide } from './proxy-queries.ts';
import { useProxyActions } from './use-proxy-actions.ts';

const EMPTY: Record<ProxySide, string> = {
  given: '还没有授权给谁。忙不过来时，可以请信任的人代你处理一部分。',
  taken: '还没有人请你代为操作。',
};

const isAlive = ({ state }: Proxy) => state === 'offered' || state === 'active';

type ProxyBoardProps = { own: OwnProxies; onAppoint: () => void };

/** To whom somebody gave what, and for whom they act: who lives, who did, and what was done. */
export function ProxyBoard({ own, onAppoint }: ProxyBoardProps) {
  const actions = useProxyActions();
  const isAsked = own.taken.some(({ can }) => can.answer);
  const [edited, setEdited] = useState<Proxy | null>(null);
  const [chosen, setChosen] = useState<ProxySide | null>(null);
  // Whoever is asked finds the question first.
  const side = chosen ?? (isAsked || (own.given.length === 0 && own.taken.length > 0) ? 'taken' : 'given');
  const [alive, ended] = [own[side].filter(isAlive), own[side].filter((proxy) => !isAlive(proxy))];
  return (
    <>
      <Tabs
        id="proxies"
        label="代理授权"
        value={side}
        items={[
          { value: 'given', label: '我授权的', count: own.given.filter(isAlive).length },
          {
            value: 'taken',
            label: '我代理的',
            count: own.taken.filter(isAlive).length,
            urgent: isAsked,
          },
        ]}
        onChange={setChosen}
      />
      <TabPanel id="proxies" value={side} className="pt-2">
        {alive.length > 0 ? (
          <ProxyList
            label={side === 'given' ? '我授权的人' : '我代理的人'}
            proxies={alive}
            side={side}
            actions={actions}
            onEdit={setEdited}
          />
        ) : (
          <EmptyState
            line={EMPTY[side]}
            action={side === 'given' ? <Button onClick={onAppoint}>授权一个人</Button> : undefined}
          />
        )}
        <ProxyActs key={side} side={side} />
        {ended.length > 0 ? (
          <section aria-labelledby="proxies-ended" className="mt-8">
            <h2 id="proxies-ended" className="mb-2 text-16">
              已结束的
            </h2>
            <ProxyList
              label="已结束的授权"
              proxies={ended}
              side={side}
              actions={actions}
              onEdit={setEdited}
            />
          </section>
        ) : null}
      </TabPanel>
      {edited ? <AppointDialog proxy={edited} onClose={() => setEdited(null)} /> : null}
    </>
  );
}
