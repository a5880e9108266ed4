import { useQueryClient } from '@tanstack/react-query';
import { appointProxy, editProxy } from '@zaojie/contract/proxies/proxy.endpoints';
import type { Proxy } from '@zaojie/contract/proxies/proxy.schemas';
import {
  proxyLimits,
  proxyScopeNames,
  proxyScopes,
  type ProxyScope,
} from '@zaojie/contract/proxies/proxy-words';
import { useState, type FormEvent } from 'react';
import { call, messageOf } from '../../api/client.ts';
import { useOneAtATime } from '../../hooks/use-one-at-a-time.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Stepper } from '../../ui/form/stepper.tsx';
import { PersonSearch, type FoundPerson } from '../users/person-search.tsx';
import { ownProxiesQuery, proxyActsKey } from './proxy-queries.ts';

const DAYS_AT_FIRST = 30;

type ScopeFieldProps = {
  scopes: readonly ProxyScope[];
  disabled: boolean;
  error: string | undefined;
  onChange: (scopes: ProxyScope[]) => void;
};

function ScopeField({ scopes, disabled, error, onChange }: ScopeFieldProps) {
  return (
    <fieldset disabled={disabled} aria-describedby={error ? 'proxy-scope-error' : undefined}>
      <legend className="mb-1.5 text-13 leading-ui text-ink-2">可以做什么</legend>
      <div className="grid gap-2.5">
        {proxyScopeNames.map((name) => (
          <Checkbox
            key={name}
            className="items-start! *:first:mt-0.75"
            checked={scopes.includes(name)}
            onChange={(event) =>
              onChange(event.target.checked ? [...scopes, name] : scopes.filter((each) => each !== name))
            }
          >
            <b className="block font-medium text-ink">{proxyScopes[name].label}</b>
            {proxyScopes[name].about}
          </Checkbox>
        ))}
      </div>
      {error ? (
        <p id="proxy-scope-error" role="alert" className="mt-1.5 text-13 text-danger">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}

type Terms = { scopes: ProxyScope[]; days: number };

const send = (to: FoundPerson, { scopes, days }: Terms) =>
  call(appointProxy, { body: { user_id: to.id, scopes, days } });

/** The days are sent where they were touched: on a page that was left open for a while they would mean another end. */
const change = ({ id, days_left: left }: Proxy, { scopes, days }: Terms) =>
  call(editProxy, { body: { id, scopes, ...(days !== left && { days }) } });

const NEVER = '支付、退款、提现、验收、账号安全、联系方式和私信永远只能由你本人操作。';

/** Asks somebody to act for oneself, or changes what one of them may do and until when. */
export function AppointDialog({ proxy = null, onClose }: { proxy?: Proxy | null; onClose: () => void }) {
  const client = useQueryClient();
  const [person, setPerson] = useState<FoundPerson | null>(null);
  const [scopes, setScopes] = useState<ProxyScope[]>(() => proxy?.scopes.map(({ name }) => name) ?? []);
  const [days, setDays] = useState(proxy?.days_left ?? DAYS_AT_FIRST);
  const [isTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);

  const run = useOneAtATime(async (ask: () => ReturnType<typeof send>) => {
    setSending(true);
    try {
      const { data, msg } = await ask();
      client.setQueryData(ownProxiesQuery.queryKey, data);
      toast.success(msg);
      onClose();
      // A change stands in the list of what was done.
      await client.invalidateQueries({ queryKey: proxyActsKey });
    } catch (error) {
      toast.error(messageOf(error, proxy ? '修改没有保存，请重试' : '授权没有发出，请重试'));
      setSending(false);
    }
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (scopes.length === 0) return;
    if (proxy) void run(() => change(proxy, { scopes, days }));
    else if (person) void run(() => send(person, { scopes, days }));
  }

  return (
    <Dialog
      open
      onOpenChange={(next) => (next ? undefined : onClose())}
      title={proxy ? `修改给 ${proxy.agent.nickname} 的授权` : '授权一个人'}
      description={`${proxy?.state === 'active' ? '保存后立即生效，并告诉对方。' : '对方接受后生效。'}${NEVER}`}
      dismissible={!isSending}
    >
      <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
        {proxy ? null : (
          <PersonSearch
            label="授权给谁"
            person={person}
            disabled={isSending}
            error={isTried && person === null ? '请选择要授权的人' : undefined}
            onChange={setPerson}
          />
        )}
        <ScopeField
          scopes={scopes}
          disabled={isSending}
          error={isTried && scopes.length === 0 ? '请至少选择一项' : undefined}
          onChange={setScopes}
        />
        <div>
          <p className="mb-1.5 text-13 leading-ui text-ink-2">{proxy ? '还有多久到期' : '多久到期'}</p>
          <Stepper
            label="期限"
            unit="天"
            value={days}
            min={proxyLimits.daysMin}
            max={proxyLimits.daysMax}
            disabled={isSending}
            onChange={setDays}
          />
        </div>
        <div className="flex justify-end gap-2.5 max-md:*:flex-1">
          <Button look="quiet" disabled={isSending} onClick={onClose}>
            取消
          </Button>
          <Button type="submit" look="primary" loading={isSending}>
            {proxy ? '保存修改' : '发出授权'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
