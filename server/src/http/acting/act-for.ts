import type { Endpoint, EndpointInput } from '@zaojie/contract/endpoint';
import { actingErrors } from '@zaojie/contract/proxies/proxy.errors';
import { ACT_FOR_HEADER, proxyScopes, type ProxySubject } from '@zaojie/contract/proxies/proxy-words';
import type { FastifyRequest } from 'fastify';
import type { Act, ProxyDesk } from '../../frame/acting/proxy-desk.ts';
import type { Viewer } from '../../frame/context.ts';
import { InvalidInput, Refusal } from '../../frame/refusal.ts';

/** Whom a call is made for; null for most. */
function readPrincipal({ headers }: FastifyRequest): number | null {
  const given = headers[ACT_FOR_HEADER];
  if (given === undefined || given === '') return null;
  const id = typeof given === 'string' && /^\d{1,15}$/.test(given) ? Number(given) : 0;
  if (id === 0) throw new InvalidInput('X-Act-For 应是对方的用户ID');
  return id;
}

/**
 * As whom a call is answered: the caller, or whom they act for. What everybody may call is called as oneself where it
 * wasn't given into the caller's hands; anything else is refused then.
 */
export async function resolveActing(
  { access, actFor }: Pick<Endpoint, 'access' | 'actFor'>,
  request: FastifyRequest,
  viewer: Viewer | null,
  desk: ProxyDesk,
): Promise<Viewer | null> {
  if (!viewer || actFor === 'self') return viewer;
  const principalId = readPrincipal(request);
  if (principalId === null) return viewer;
  const isForAll = access === 'public';
  if (actFor === null) {
    if (isForAll) return viewer;
    throw new Refusal(actingErrors.never);
  }
  const mandate = await desk.find({ agentId: viewer.userId, principalId });
  const scope = actFor.scopes.find((each) => mandate?.scopes.includes(each));
  if (mandate && scope) {
    const { mute = mandate.mute } = viewer;
    const agent = { userId: viewer.userId, scope };
    return {
      userId: principalId,
      sessionId: viewer.sessionId,
      role: 'member',
      agent,
      ...(mute && { mute }),
    };
  }
  if (isForAll) return viewer;
  if (!mandate) throw new Refusal(actingErrors.noProxy);
  const [needed = 'bounties'] = actFor.scopes;
  throw new Refusal(actingErrors.outOfScope, { values: { scope: proxyScopes[needed].label } });
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** The number of what was acted on, as the call or its answer says. */
function subjectId(kind: ProxySubject, input: EndpointInput<Endpoint>, data: unknown): number | null {
  const [params, body] = [asRecord(input.params), asRecord(input.body)];
  const found = body[`${kind}_id`] ?? params['id'] ?? body['id'] ?? asRecord(data)['id'];
  return typeof found === 'number' ? found : null;
}

/** What goes into the list of acts; null for what was done as oneself, and for mere looking. */
export function actOf(
  { method, path, actFor }: Endpoint,
  viewer: Viewer | null,
  input: EndpointInput<Endpoint>,
  data: unknown,
): Act | null {
  if (!viewer?.agent || actFor === null || actFor === 'self' || actFor.deed === null) return null;
  const { userId: agentId, scope } = viewer.agent;
  const id = actFor.subject === null ? null : subjectId(actFor.subject, input, data);
  return {
    principalId: viewer.userId,
    agentId,
    scope,
    deed: actFor.deed,
    call: `${method} ${path}`,
    subject: actFor.subject === null || id === null ? null : { kind: actFor.subject, id },
  };
}
