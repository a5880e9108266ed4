import * as z from 'zod';
import { id } from '../primitives.ts';
import { proxyLimits, proxyScopeNames, proxyStateNames, proxySubjects } from './proxy-words.ts';

const { daysMin, daysMax } = proxyLimits;
const daysWords = `期限请填 ${daysMin} 到 ${daysMax} 天`;

export const proxyId = () => id('授权不存在');

const scopes = z
  .array(z.enum(proxyScopeNames, { error: '授权范围不存在' }), { error: '请选择授权范围' })
  .min(1, '请至少选择一项授权范围')
  .max(20, '授权范围不存在')
  .transform((given) => proxyScopeNames.filter((name) => given.includes(name)));
const days = z.int({ error: daysWords }).min(daysMin, daysWords).max(daysMax, daysWords);

export const proxyForm = z.object({ user_id: id('请选择要授权的人'), scopes, days });
export type ProxyForm = z.input<typeof proxyForm>;

/** Days from now on; left out, it ends when it would have ended. */
export const proxyEdit = z.object({ id: proxyId(), scopes, days: days.optional() });

const person = z.object({ id: z.int(), nickname: z.string(), avatar: z.string() });
const scope = z.object({ name: z.enum(proxyScopeNames), label: z.string() });

export const proxy = z.object({
  id: z.int(),
  /** Who gave it, and who acts. */
  principal: person,
  agent: person,
  scopes: z.array(scope),
  state: z.enum(proxyStateNames),
  state_label: z.string(),
  expires_at: z.iso.datetime(),
  /** The last one has begun already; 0 for what has ended. */
  days_left: z.int(),
  offered_at: z.iso.datetime(),
  ended_at: z.iso.datetime().nullable(),
  /** Of the viewer. */
  can: z.object({
    answer: z.boolean(),
    edit: z.boolean(),
    revoke: z.boolean(),
    resign: z.boolean(),
    act: z.boolean(),
  }),
});
export type Proxy = z.output<typeof proxy>;

export const ownProxies = z.object({ given: z.array(proxy), taken: z.array(proxy) });
export type OwnProxies = z.output<typeof ownProxies>;

export const proxyAct = z.object({
  id: z.int(),
  principal: person,
  agent: person,
  /** Who did it: the agent for the principal, or the principal, who changed what the agent may do. */
  by: z.enum(['agent', 'principal']),
  /** Null for what the principal did. */
  scope: z.enum(proxyScopeNames).nullable(),
  scope_label: z.string(),
  /** What was done, as 发布约稿. */
  deed: z.string(),
  /** What became different, as 增加发布内容; empty for what agents do. */
  detail: z.string(),
  subject: z.enum(proxySubjects).nullable(),
  subject_id: z.int().nullable(),
  created_at: z.iso.datetime(),
});
export type ProxyAct = z.output<typeof proxyAct>;
