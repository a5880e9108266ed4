import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, optionalText, text } from '../primitives.ts';
import { licenceNumber } from '../verifications/verification-words.ts';
import { companyErrors } from './company.errors.ts';

export const companyLimits = { nameMax: 60, roleMax: 20, members: 50 } as const;
const { nameMax, roleMax } = companyLimits;

export const companyForm = z.object({
  name: text({ requiredMessage: '请输入企业或团队的名称', max: [nameMax, `名称不能超过${nameMax}个字符`] }),
  /** A team without papers leaves it out. */
  licence_number: z
    .string({ error: '请输入18位统一社会信用代码' })
    .trim()
    .transform((value) => value.toUpperCase())
    .refine((value) => value === '' || licenceNumber.test(value), '请输入18位统一社会信用代码')
    .default(''),
});

export const companyInvitation = z.object({
  /** A username, or a nickname that only one person bears. */
  who: text({ requiredMessage: '请输入用户名或昵称', max: [60, '没有找到这个人'] }),
  role: optionalText(roleMax, '职务').default(''),
});

const member = z.object({
  user: z.object({ id: z.int(), nickname: z.string(), avatar: z.string() }),
  role: z.string(),
  is_owner: z.boolean(),
  /** Null: invited and hasn't answered. */
  joined_at: z.iso.datetime().nullable(),
});
export type CompanyMember = z.output<typeof member>;

export const company = z.object({
  id: z.int(),
  name: z.string(),
  /** As 9133 **** 07Q; the whole number for the owner. Empty where there is none. */
  licence_number: z.string(),
  is_verified: z.boolean(),
  members: z.array(member),
  can: z.object({ edit: z.boolean(), leave: z.boolean(), dissolve: z.boolean() }),
});
export type Company = z.output<typeof company>;

export const ownCompany = z.object({
  company: company.nullable(),
  invitations: z.array(
    z.object({
      company_id: z.int(),
      name: z.string(),
      is_verified: z.boolean(),
      role: z.string(),
      invited_by: z.string(),
    }),
  ),
});
export type OwnCompany = z.output<typeof ownCompany>;

export const getOwnCompany = endpoint({
  method: 'GET',
  path: '/company/mine',
  access: 'member',
  summary: '自己的企业与成员，以及等着答复的邀请',
  output: ownCompany,
});

export const saveCompany = endpoint({
  method: 'POST',
  path: '/company/save',
  access: 'member',
  summary: '建立企业或团队，或由所有者修改名称和统一社会信用代码',
  body: companyForm,
  output: ownCompany,
  errors: [companyErrors.notOwner, companyErrors.licenceTaken],
});

export const inviteMember = endpoint({
  method: 'POST',
  path: '/company/invite',
  access: 'member',
  summary: '所有者邀请一个人，对方接受后成为成员',
  body: companyInvitation,
  output: ownCompany,
  errors: [
    companyErrors.notFound,
    companyErrors.notOwner,
    companyErrors.alreadyMember,
    companyErrors.tooMany,
    companyErrors.noPerson,
    companyErrors.apart,
  ],
});

export const answerInvitation = endpoint({
  method: 'POST',
  path: '/company/answer',
  access: 'member',
  summary: '接受或谢绝一份邀请',
  body: z.object({
    company_id: id('邀请不存在或已撤回'),
    accept: z.boolean({ error: '请选择接受或谢绝' }),
  }),
  output: ownCompany,
  errors: [companyErrors.noInvitation, companyErrors.elsewhere],
});

export const leaveCompany = endpoint({
  method: 'POST',
  path: '/company/leave',
  access: 'member',
  summary: '退出企业',
  output: ownCompany,
  errors: [companyErrors.notFound, companyErrors.ownerStays],
});

export const removeMember = endpoint({
  method: 'POST',
  path: '/company/remove',
  access: 'member',
  summary: '所有者移除一个成员，或撤回一份邀请',
  body: z.object({ user_id: id('用户不存在') }),
  output: ownCompany,
  errors: [companyErrors.notFound, companyErrors.notOwner, companyErrors.notMember, companyErrors.ownerStays],
});

export const dissolveCompany = endpoint({
  method: 'POST',
  path: '/company/dissolve',
  access: 'member',
  summary: '所有者解散没有其他成员的企业',
  output: ownCompany,
  errors: [companyErrors.notFound, companyErrors.notOwner, companyErrors.hasMembers],
});
