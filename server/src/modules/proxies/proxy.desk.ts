import { actingErrors } from '@zaojie/contract/proxies/proxy.errors';
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
      const proxyId = await holdMandate(tx, { ...act, movedMs: movedMsOf(now) });
      if (proxyId === null) throw new Refusal(actingErrors.noProxy);
      await insertAct(tx, proxyId, act, now());
    },
  };
}
