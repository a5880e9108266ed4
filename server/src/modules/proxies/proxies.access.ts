import * as proxies from '@zaojie/contract/proxies/proxy.endpoints';
import { accessOf, forMembers, forOwner, type Outcomes } from '../../../test/access-matrix-rows.ts';
import type { Stage } from '../../../test/access-matrix-stage.ts';

type Own = { given: { id: number }[] };

/** The owner has asked the counterparty, and the stranger has accepted. */
async function appointTwo({ app, owner, counterparty, stranger }: Stage) {
  const ask = (user_id: number) =>
    app.post('/proxy/appoint', { user_id, scopes: ['posts'], days: 30 }, { token: owner.token });
  const idOf = ({ data }: { data: unknown }) => (data as Own).given[0]?.id ?? 0;
  const [offeredId, activeId] = [idOf(await ask(counterparty.id)), idOf(await ask(stranger.id))];
  await app.post('/proxy/answer', { id: activeId, accept: true }, { token: stranger.token });
  return { offeredId, activeId };
}

const forCounterparty: Outcomes = { ...forOwner, owner: 'refused', counterparty: 'ok' };
const forStranger: Outcomes = { ...forOwner, owner: 'refused', stranger: 'ok' };

export const access = accessOf(appointTwo, (row) => [
  row(proxies.listProxies, forMembers),
  row(proxies.listProxyActs, forMembers),
  row(proxies.appointProxy, { ...forMembers, admin: 'refused' }, ({ admin }) => ({
    body: { user_id: admin.id, scopes: ['works' as const], days: 7 },
  })),
  row(proxies.answerProxy, forCounterparty, ({ offeredId }) => ({
    body: { id: offeredId, accept: true },
  })),
  row(proxies.editProxy, forOwner, ({ activeId }) => ({
    body: { id: activeId, scopes: ['posts' as const, 'works' as const], days: 60 },
  })),
  row(proxies.revokeProxy, forOwner, ({ activeId }) => ({ body: { id: activeId } })),
  row(proxies.resignProxy, forStranger, ({ activeId }) => ({ body: { id: activeId } })),
]);
