import { useQuery, useQueryClient } from '@tanstack/react-query';
import { actingErrors } from '@zaojie/contract/proxies/proxy.errors';
import { UserRoundCheck } from 'lucide-react';
import { useCallback, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { readActing } from '../../api/acting.ts';
import { ApiFailure } from '../../api/client.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/form/button.tsx';
import type { ActingPlace } from './acting-later.tsx';
import { ownProxiesQuery } from './proxy-queries.ts';
import { scopePlaces } from './scope-places.ts';
import { stopActing } from './switch-acting.ts';

const refusals: ReadonlySet<number> = new Set(Object.values(actingErrors).map(({ code }) => code));

/** What the page on the screen was refused because of whom it was asked for, in the server's words; empty for nothing. */
function useRefusal(): string {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((listener: () => void) => cache.subscribe(listener), [cache]);
  const read = () => {
    const errors = cache.findAll({ type: 'active' }).map(({ state }) => state.error);
    const refused = errors.find((error) => error instanceof ApiFailure && refusals.has(error.code));
    return refused?.message ?? '';
  };
  return useSyncExternalStore(subscribe, read, () => '');
}

/** Stands over every page while somebody acts for another, and leads to what they may do and out of it. */
export function ActingBanner({ isFloating = false }: ActingPlace) {
  const { data } = useQuery({ ...ownProxiesQuery, refetchOnWindowFocus: true });
  const principalId = Number(readActing());
  const proxy = data?.taken.find(({ principal, can }) => principal.id === principalId && can.act);
  const refusal = useRefusal();
  const isOver = data !== undefined && proxy === undefined;
  return (
    <aside
      aria-label="代理操作"
      data-acting={isFloating ? undefined : true}
      className={classNames(
        'pointer-events-none z-20 flex justify-center print:hidden',
        // The foot of a phone is full: tabs, what is to be sent, questions and their answers stand there.
        isFloating
          ? 'fixed inset-x-0 bottom-4 max-md:inset-x-3 max-md:bottom-[calc(var(--foot-h)+var(--sticky-h)+10px)]'
          : 'sticky top-[calc(var(--bar-h)+8px)] mb-4 max-md:top-15',
      )}
    >
      <div className="pointer-events-auto flex min-h-11 max-w-full flex-wrap items-center gap-x-4 gap-y-1 rounded-card border border-ochre-ink/25 bg-ochre-tint py-1.5 pr-2 pl-4 text-14 text-ochre-ink shadow-float max-md:w-full">
        <p className="flex min-w-0 flex-1 items-center gap-2 font-medium">
          <UserRoundCheck size={18} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
          <span className="min-w-0 truncate">
            {isOver ? '这份授权已经失效' : proxy ? `正在代 ${proxy.principal.nickname} 操作` : '正在代理操作'}
          </span>
        </p>
        {proxy ? (
          <nav
            aria-label="代理范围"
            className="flex gap-3 text-13 max-md:order-last max-md:w-full max-md:pb-0.5"
          >
            {proxy.scopes.map(({ name, label }) => (
              <Link
                key={name}
                to={scopePlaces[name]}
                className="whitespace-nowrap underline-offset-4 hover:underline"
              >
                {label}
              </Link>
            ))}
          </nav>
        ) : null}
        <Button size="small" onClick={stopActing}>
          退出代理
        </Button>
        {refusal === '' || isOver ? null : (
          <output className="order-last block w-full pb-1 text-13">{refusal}</output>
        )}
      </div>
    </aside>
  );
}
