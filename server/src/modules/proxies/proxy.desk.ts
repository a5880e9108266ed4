import { actingErrors } from '@zaojie/contract/proxies/proxy.errors';
import { proxyScopes } from '@zaojie/contract/proxies/proxy-words';
import type { ProxyDesk } from '../../frame/acting/proxy-desk.ts';
import type { Services } from '../../frame/context.ts';
import { Refusal } from '../../frame/refusal.ts';
import { untilWords } from '../sanctions/index.ts';
import { insertAct } from './act.queries.ts';
import { findMandate, holdMandate, movedMsOf } from './proxy.queries.ts';

export function createProxyDesk({ db, now }: Pick<Services, 'db' | 'now'>): ProxyDesk {
  return {
    find: async (who) => {
      const [found] = await findMandate(db, { ...who, now: now(), movedMs: movedMsOf(now) });
      if (!found) return null;
      const { mute_reason: reason, muted_until: until } = found;
      return { scopes: found.scopes, mute: reason === null ? null : { reason, until: untilWords(until) } };
    },
    record: async (tx, act) => {
      const held = await holdMandate(tx, { ...act, movedMs: movedMsOf(now) });
      if (!held) throw new Refusal(actingErrors.noProxy);
      // It may have been narrowed since the call was let in.
      if (!held.scopes.includes(act.scope))
        throw new Refusal(actingErrors.outOfScope, { values: { scope: proxyScopes[act.scope].label } });
      await insertAct(tx, held.id, act, now());
    },
  };
}
