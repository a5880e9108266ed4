import * as z from 'zod';
import { code, email, mobile } from './account.schemas.ts';

/** Where somebody is reached, and by what they can prove who they are. */
export const contactKinds = ['mobile', 'email'] as const;
export type ContactKind = (typeof contactKinds)[number];

const kind = z.enum(contactKinds, { error: '请选择手机或邮箱' });

/** Given to whoever typed the code that went to their own phone or mailbox; good for some minutes. */
export const proof = z
  .string({ error: '验证已过期，请重新验证手机号或邮箱' })
  .regex(/^\d{1,16}\.[\w-]{43}$/, '验证已过期，请重新验证手机号或邮箱');

export const proofRequest = z.object({ by: kind });
export const proofCheck = z.object({ by: kind, code });
export const proofGiven = z.object({ proof: z.string(), expires_at: z.string() });

/** The new one; with a proof by the old, unless there is none yet. */
export const newContact = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('mobile'), value: mobile, proof: proof.optional() }),
    z.object({ kind: z.literal('email'), value: email, proof: proof.optional() }),
  ],
  { error: '请选择手机或邮箱' },
);
export const contactChange = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('mobile'), value: mobile, proof: proof.optional(), code }),
    z.object({ kind: z.literal('email'), value: email, proof: proof.optional(), code }),
  ],
  { error: '请选择手机或邮箱' },
);

/** Enough to recognise one's own, too little to read over a shoulder; empty for what isn't bound. */
export const contacts = z.object({
  mobile: z.string(),
  email: z.string(),
  /** Off where the installation sends no mail: no address can be proved then. */
  can_mail: z.boolean(),
});
export type Contacts = z.output<typeof contacts>;

const PASSWORD_MAX = 256;

/** Before what can't be taken back: the password, or a proof by whoever has none. */
export const ownerCheck = z.object({
  password: z.string({ error: '请输入密码' }).max(PASSWORD_MAX, '密码不正确').optional(),
  proof: proof.optional(),
});
export type OwnerCheck = z.output<typeof ownerCheck>;
