import type { Proxy } from '@zaojie/contract/proxies/proxy.schemas';
import type { ProxyState } from '@zaojie/contract/proxies/proxy-words';
import { Link } from 'react-router';
import { formatDay } from '../../text/dates.ts';
import { Button } from '../../ui/form/button.tsx';
import { Avatar } from '../../ui/media/avatar.tsx';
import { StatusLabel, type LabelTone } from '../../ui/text/label.tsx';
import type { ProxySide } from './proxy-queries.ts';
import { scopePlaces } from './scope-places.ts';
import { startActing } from './switch-acting.ts';
import type { useProxyActions } from './use-proxy-actions.ts';

type Actions = ReturnType<typeof useProxyActions>;

const TONES: Partial<Record<ProxyState, LabelTone>> = { active: 'success', offered: 'warning' };

/** Until when, or since when no longer. */
function timeOf({ ended_at: ended, expires_at: expires, can }: Proxy): string {
  if (ended !== null) return `${formatDay(ended)}结束`;
  return `${formatDay(expires)}到期${can.revoke ? '，之前随时可以收回' : ''}`;
}

type RowProps = { proxy: Proxy; actions: Actions; onEdit: (proxy: Proxy) => void };

function Moves({ proxy, actions, onEdit }: RowProps) {
  const { can, principal, agent, scopes } = proxy;
  const [first] = scopes;
  return (
    <>
      {can.answer ? (
        <>
          <Button
            size="small"
            disabled={actions.isBusy}
            aria-label={`谢绝 ${principal.nickname}`}
            onClick={() => void actions.answer(proxy, false)}
          >
            谢绝
          </Button>
          <Button
            size="small"
            look="primary"
            disabled={actions.isBusy}
            aria-label={`接受 ${principal.nickname}`}
            onClick={() => void actions.answer(proxy, true)}
          >
            接受
          </Button>
        </>
      ) : null}
      {can.resign ? (
        <Button
          size="small"
          look="quiet"
          disabled={actions.isBusy}
          aria-label={`不再代理 ${principal.nickname}`}
          onClick={() => void actions.resign(proxy)}
        >
          不再代理
        </Button>
      ) : null}
      {can.act && first ? (
        <Button
          size="small"
          look="primary"
          onClick={() => startActing(principal.id, scopePlaces[first.name])}
        >
          代 {principal.nickname} 操作
        </Button>
      ) : null}
      {can.edit ? (
        <Button
          size="small"
          look="quiet"
          disabled={actions.isBusy}
          aria-label={`修改给 ${agent.nickname} 的授权`}
          onClick={() => onEdit(proxy)}
        >
          修改
        </Button>
      ) : null}
      {can.revoke ? (
        <Button
          size="small"
          disabled={actions.isBusy}
          aria-label={`收回给 ${agent.nickname} 的授权`}
          onClick={() => void actions.revoke(proxy)}
        >
          收回
        </Button>
      ) : null}
    </>
  );
}

function Row({ proxy, side, actions, onEdit }: RowProps & { side: ProxySide }) {
  const person = side === 'given' ? proxy.agent : proxy.principal;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2.5 border-b border-line py-3.5">
      <Avatar name={person.nickname} src={person.avatar} size={40} />
      <div className="min-w-0 flex-1 max-lg:min-w-[60%]">
        <p className="flex flex-wrap items-center gap-2">
          <Link to={`/user/${person.id}`} className="min-w-0 truncate font-medium hover:text-brand-ink">
            {person.nickname}
          </Link>
          <StatusLabel tone={TONES[proxy.state]}>{proxy.state_label}</StatusLabel>
        </p>
        <p className="text-13 text-ink-2">{proxy.scopes.map(({ label }) => label).join('、')}</p>
        <p className="text-13 text-ink-3">{timeOf(proxy)}</p>
      </div>
      <div className="flex flex-wrap gap-2 empty:hidden max-lg:w-full max-lg:justify-end">
        <Moves proxy={proxy} actions={actions} onEdit={onEdit} />
      </div>
    </li>
  );
}

type ProxyListProps = Omit<RowProps, 'proxy'> & {
  label: string;
  proxies: readonly Proxy[];
  side: ProxySide;
};

export function ProxyList({ label, proxies, ...row }: ProxyListProps) {
  return (
    <ul aria-label={label}>
      {proxies.map((proxy) => (
        <Row key={proxy.id} proxy={proxy} {...row} />
      ))}
    </ul>
  );
}
