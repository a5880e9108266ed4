import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, paged, pageQuery, text } from '../primitives.ts';
import { banAppealLimits as limit, banAppealStateNames } from './appeal-words.ts';
import { sanctionErrors } from './sanction.errors.ts';

/** Given with the refusal to sign in; says which ban it is about, and nothing of the person. */
const token = z.string({ error: '链接不完整，请重新登录一次' }).max(200, '链接不完整，请重新登录一次');

export const ownBan = z.object({
  reason: z.string(),
  /** Null: until somebody lifts it. */
  until: z.iso.datetime().nullable(),
  /** Null as long as nothing was said against it. */
  appeal: z
    .object({
      words: z.string(),
      state: z.enum(banAppealStateNames),
      state_label: z.string(),
      answer: z.string(),
      created_at: z.iso.datetime(),
    })
    .nullable(),
  can: z.object({ appeal: z.boolean() }),
});
export type OwnBan = z.output<typeof ownBan>;

export const getOwnBan = endpoint({
  method: 'POST',
  path: '/appeal/look',
  access: 'public',
  summary: '被封禁的人凭登录时得到的凭证看封禁的原因、期限和申诉的结果',
  body: z.object({ token }),
  output: ownBan,
  errors: [sanctionErrors.tokenStale],
});

export const appealBan = endpoint({
  method: 'POST',
  path: '/appeal/send',
  access: 'public',
  summary: '被封禁的人凭登录时得到的凭证申诉，一次封禁一次',
  body: z.object({
    token,
    words: text({
      requiredMessage: '请写下申诉的理由',
      max: [limit.wordsMax, `申诉不能超过${limit.wordsMax}个字符`],
      hasLines: true,
    }),
  }),
  output: ownBan,
  errors: [sanctionErrors.tokenStale, sanctionErrors.appealRepeated],
});

const person = z.object({ id: z.int(), nickname: z.string(), avatar: z.string() });

export const banAppeal = z.object({
  id: z.int(),
  person,
  ban: z.object({
    reason: z.string(),
    until: z.iso.datetime().nullable(),
    imposed_by: z.string(),
    created_at: z.iso.datetime(),
  }),
  words: z.string(),
  state: z.enum(banAppealStateNames),
  state_label: z.string(),
  answer: z.string(),
  admin: z.string(),
  created_at: z.iso.datetime(),
  decided_at: z.iso.datetime().nullable(),
  can: z.object({ decide: z.boolean() }),
});
export type BanAppeal = z.output<typeof banAppeal>;

export const listBanAppeals = endpoint({
  method: 'GET',
  path: '/admin/appeals',
  access: 'admin',
  summary: '封禁申诉：待处理的等得最久的在前，处理过的最新的在前',
  query: pageQuery(limit.pageSize).extend({
    state: z.enum(banAppealStateNames).catch('open').default('open'),
  }),
  output: paged(banAppeal).extend({ counts: z.record(z.enum(banAppealStateNames), z.int()) }),
});

export const decideBanAppeal = endpoint({
  method: 'POST',
  path: '/admin/appeals',
  access: 'admin',
  summary: '处理封禁申诉：解除，或维持；对方登录时看到理由',
  body: z.object({
    id: id('申诉不存在'),
    verdict: z.enum(['lift', 'keep'], { error: '请选择解除或维持' }),
    reason: text({
      requiredMessage: '请填写理由',
      max: [limit.answerMax, `理由不能超过${limit.answerMax}个字符`],
    }),
  }),
  output: banAppeal,
  errors: [sanctionErrors.appealNotFound, sanctionErrors.appealDecided],
});
