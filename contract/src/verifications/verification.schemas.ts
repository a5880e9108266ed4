import * as z from 'zod';
import { id, text } from '../primitives.ts';
import * as rules from '../text-rules.ts';
import {
  isIdNumber,
  licenceNumber,
  verificationKindNames,
  verificationLimits,
  verificationStateNames,
  type VerificationKind,
} from './verification-words.ts';

const { nameMax, companyMax, portfolioMax, statementMax, reasonMax, documents } = verificationLimits;

const name = (what: string) =>
  text({ requiredMessage: `请输入${what}`, max: [nameMax, `${what}不能超过${nameMax}个字符`] });

function documentIds(kind: VerificationKind) {
  const [least, most] = documents[kind];
  return z
    .array(id('材料不存在或已销毁'), { error: '请上传材料' })
    .min(least, `请上传至少${least}份材料`)
    .max(most, `最多${most}份材料`)
    .refine((ids) => new Set(ids).size === ids.length, '同一份材料只能提交一次');
}

export const verificationForm = z.discriminatedUnion(
  'kind',
  [
    z.object({
      kind: z.literal('personal'),
      real_name: name('真实姓名'),
      id_number: z
        .string({ error: '请输入身份证号' })
        .trim()
        .min(1, '请输入身份证号')
        .transform((value) => value.toUpperCase())
        .refine(isIdNumber, '请输入正确的身份证号'),
      document_ids: documentIds('personal'),
    }),
    z.object({
      kind: z.literal('creator'),
      portfolio: text({
        requiredMessage: '请输入作品主页或代表作的地址',
        max: [portfolioMax, `地址不能超过${portfolioMax}个字符`],
      }),
      statement: text({
        requiredMessage: '请介绍这些作品和你的参与',
        max: [statementMax, `介绍不能超过${statementMax}个字符`],
        hasLines: true,
      }),
      document_ids: documentIds('creator'),
    }),
    z.object({
      kind: z.literal('enterprise'),
      company_name: text({
        requiredMessage: '请输入企业全称',
        max: [companyMax, `企业全称不能超过${companyMax}个字符`],
      }),
      licence_number: z
        .string({ error: '请输入统一社会信用代码' })
        .trim()
        .min(1, '请输入统一社会信用代码')
        .transform((value) => value.toUpperCase())
        .refine((value) => licenceNumber.test(value), '请输入18位统一社会信用代码'),
      contact_name: name('联系人'),
      contact_mobile: z
        .string({ error: '请输入联系人手机号' })
        .trim()
        .min(1, '请输入联系人手机号')
        .regex(rules.mobile, '手机号格式不正确'),
      document_ids: documentIds('enterprise'),
    }),
  ],
  { error: '请选择认证的种类' },
);
export type VerificationForm = z.output<typeof verificationForm>;

export const verificationDocument = z.object({
  id: z.int(),
  name: z.string(),
  size: z.int(),
  type: z.enum(verificationLimits.documentTypes),
});
export type VerificationDocument = z.output<typeof verificationDocument>;

export const verification = z.object({
  id: z.int(),
  kind: z.enum(verificationKindNames),
  kind_label: z.string(),
  state: z.enum(verificationStateNames),
  state_label: z.string(),
  /** As 林**, or the name of the company: enough to know one's own by. */
  shown_as: z.string(),
  /** Why it was not accepted, in words for its owner. */
  reason: z.string(),
  documents: z.array(verificationDocument),
  created_at: z.iso.datetime(),
  decided_at: z.iso.datetime().nullable(),
  /** While it waits: by when an answer may be expected. */
  answer_by: z.iso.datetime().nullable(),
});
export type Verification = z.output<typeof verification>;

/** One kind and the latest that was asked for it. */
export const ownVerification = z.object({
  kind: z.enum(verificationKindNames),
  kind_label: z.string(),
  is_verified: z.boolean(),
  latest: verification.nullable(),
  can: z.object({ apply: z.boolean(), withdraw: z.boolean() }),
});
export type OwnVerification = z.output<typeof ownVerification>;

export const adminVerification = verification.extend({
  user: z.object({ id: z.int(), nickname: z.string(), avatar: z.string(), created_at: z.iso.datetime() }),
  /** What was handed in, line by line; empty for whoever has no part in deciding it. */
  particulars: z.array(z.object({ label: z.string(), value: z.string() })),
  /** How many other people have handed in the same paper. */
  same_elsewhere: z.int(),
  decided_by: z.string().nullable(),
  can: z.object({ accept: z.boolean(), reject: z.boolean(), revoke: z.boolean() }),
});
export type AdminVerification = z.output<typeof adminVerification>;

export const verdict = z
  .object({
    id: id('认证申请不存在'),
    action: z.enum(['accept', 'reject', 'revoke'], { error: '请选择通过或驳回' }),
    reason: z
      .string({ error: '请填写理由' })
      .trim()
      .max(reasonMax, `理由不能超过${reasonMax}个字符`)
      .refine(rules.isStorableText, '内容包含无法识别的字符')
      .default(''),
  })
  .refine(({ action, reason }) => action === 'accept' || reason !== '', {
    message: '请填写理由，申请人会看到',
    path: ['reason'],
  });
