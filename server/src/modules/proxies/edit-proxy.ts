import { editProxy as endpoint } from '@zaojie/contract/proxies/proxy.endpoints';
import { Answer, type Action } from '../../frame/action.ts';
import { decide } from '../../frame/state-machine/decide.ts';
import { emitEvent } from '../../platform/events/emit-event.ts';
import { insertChange } from './act.queries.ts';
import { lockOwn, refusalOf } from './lock-own.ts';
import { subjectOf } from './move-proxy.ts';
import { scheduleExpiry } from './proxy.jobs.ts';
import { updateTerms } from './proxy.queries.ts';
import { proxyTable } from './proxy.rules.ts';
import { changedTerms, changeWords } from './proxy-terms.ts';
import { viewOwn } from './proxy.view.ts';

const call = `${endpoint.method} ${endpoint.path}`;

/** With the row locked, as every move of it: once it has ended it stays as it was, and what is done under it meanwhile waits. */
export const editProxy: Action<typeof endpoint> = async (context, { body }) => {
  const now = context.now();
  return context.transaction(async (tx) => {
    const { proxy, role } = await lockOwn(tx, context, body.id);
    const decision = decide(proxyTable, subjectOf(proxy), 'edit', role);
    if (!decision.isAllowed) throw refusalOf(decision);
    const before = { scopes: proxy.scopes, expiresAt: proxy.expires_at };
    const after = changedTerms(before, body, now);
    const detail = changeWords(before, after);
    if (detail !== '') {
      await updateTerms(tx, proxy.id, after);
      await scheduleExpiry(tx, proxy.id, after.expiresAt);
      await insertChange(tx, proxy, { deed: '修改授权', call, detail }, now);
      await emitEvent(tx, 'proxy.edited', { proxyId: proxy.id, detail });
    }
    const data = await viewOwn(tx, context.viewer.userId, context);
    if (detail === '') return new Answer('没有改动', data);
    return new Answer(proxy.state === 'active' ? '已修改，立即生效' : '已修改，等对方接受', data);
  });
};
