import type { ProxyScope } from '@zaojie/contract/proxies/proxy-words';
import type { OwnProxies, ProxyAct } from '@zaojie/contract/proxies/proxy.schemas';
import type { CallAnswer, TestApp } from '../../../test/test-app.ts';
import { createPerson, type Person } from '../../../test/test-people.ts';

/* For tests: one who lets another act for them. */

export type Two = { principal: Person; agent: Person };

export const createTwo = async (app: TestApp): Promise<Two> => ({
  principal: await createPerson(app),
  agent: await createPerson(app),
});

export const ask = (
  app: TestApp,
  { principal, agent }: Two,
  scopes: readonly ProxyScope[],
  days = 7,
): Promise<CallAnswer> =>
  app.post('/proxy/appoint', { user_id: agent.id, scopes, days }, { token: principal.token });

export const own = async (app: TestApp, { token }: Person): Promise<OwnProxies> =>
  (await app.get('/proxy/mine', { token })).data as unknown as OwnProxies;

export const actsOf = async (app: TestApp, { token }: Person, side: string): Promise<ProxyAct[]> =>
  (await app.get(`/proxy/acts?side=${side}`, { token })).data['data'] as ProxyAct[];

/** Asked and accepted; answers its number. */
export async function authorise(app: TestApp, two: Two, scopes: readonly ProxyScope[]): Promise<number> {
  const asked = await ask(app, two, scopes);
  if (asked.code !== 1) throw new Error(asked.msg);
  const id = (asked.data as unknown as OwnProxies).given[0]?.id ?? 0;
  const answer = await app.post('/proxy/answer', { id, accept: true }, { token: two.agent.token });
  if (answer.code !== 1) throw new Error(answer.msg);
  return id;
}

/** What the agent sends with a call for the principal. */
export const acting = ({ principal, agent }: Two) => ({
  token: agent.token,
  headers: { 'x-act-for': String(principal.id) },
});
