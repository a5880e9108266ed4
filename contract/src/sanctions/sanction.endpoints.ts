import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, keyword, optionalId, paged, pageQuery, text } from '../primitives.ts';
import { userErrors } from '../users/user.errors.ts';
import { sanctionErrors } from './sanction.errors.ts';
import { sanctionDays, sanctionKindNames, sanctionLimits } from './sanction-words.ts';

const reason = text({
  requiredMessage: '请填写理由',
  max: [sanctionLimits.reasonMax, `理由不能超过${sanctionLimits.reasonMax}个字符`],
});

export const sanction = z.object({
  id: z.int(),
  kind: z.enum(sanctionKindNames),
  kind_label: z.string(),
  reason: z.string(),
  /** Null: until somebody lifts it. */
  until: z.iso.datetime().nullable(),
  imposed_by: z.string(),
  created_at: z.iso.datetime(),
});

export const managedPerson = z.object({
  id: z.int(),
  username: z.string(),
  nickname: z.string(),
  avatar: z.string(),
  post_count: z.int(),
  created_at: z.iso.datetime(),
  /** Those that hold now. */
  sanctions: z.array(sanction),
  can: z.object({ mute: z.boolean(), ban: z.boolean() }),
});
export type ManagedPerson = z.output<typeof managedPerson>;

export const listManagedPeople = endpoint({
  method: 'GET',
  path: '/admin/people',
  access: 'admin',
  summary: '用户和他们正在受的处分，最新注册的在前；可按名字找，或按 user_id 只看一个人',
  query: pageQuery(sanctionLimits.pageSize).extend({ keyword, user_id: optionalId }),
  output: paged(managedPerson),
});

export const imposeSanction = endpoint({
  method: 'POST',
  path: '/admin/sanctions',
  access: 'admin',
  summary: '禁言或封禁一个人：days 是天数，0 为不限期；封禁后所有登录立即失效',
  body: z.object({
    user_id: id('用户不存在'),
    kind: z.enum(sanctionKindNames, { error: '请选择禁言或封禁' }),
    days: z.literal(sanctionDays, { error: '请选择期限' }),
    reason,
  }),
  output: managedPerson,
  errors: [userErrors.notFound, sanctionErrors.ofAdmin, sanctionErrors.already],
});

export const liftSanction = endpoint({
  method: 'POST',
  path: '/admin/sanctions/lift',
  access: 'admin',
  summary: '提前解除一个处分',
  body: z.object({ id: id('处分不存在，或者已经结束'), reason }),
  output: managedPerson,
  errors: [sanctionErrors.notFound],
});
