import * as z from 'zod';
import { limits } from '../limits.ts';
import { text } from '../primitives.ts';
import * as rules from '../text-rules.ts';

/** The account's own view of itself: what the client keeps as `userinfo`. */
export const sessionUser = z.object({
  id: z.int(),
  username: z.string(),
  nickname: z.string(),
  avatar: z.string(),
  score: z.int(),
});
export type SessionUser = z.output<typeof sessionUser>;

export const signedIn = z.object({
  userinfo: sessionUser.extend({ token: z.string(), expires_at: z.string() }),
});
export type SignedIn = z.output<typeof signedIn>;

const LOGIN_TEXT_MAX = 256;

export const loginForm = z.object({
  account: text({
    requiredMessage: '请输入账号',
    min: [limits.loginAccountMin, '账号长度不能小于3个字符'],
    max: [LOGIN_TEXT_MAX, '账号过长'],
  }),
  password: z
    .string({ error: '请输入密码' })
    .min(1, '请输入密码')
    .min(limits.loginPasswordMin, '密码长度不能小于6个字符')
    .max(LOGIN_TEXT_MAX, '密码过长'),
  /** Off: the session ends with the browser, or after some idle hours. */
  remember: z.boolean({ error: '请选择是否保持登录' }).default(true),
});
export type LoginForm = z.output<typeof loginForm>;

const username = text({
  requiredMessage: '请输入用户名',
  min: [limits.username.min, '用户名至少3个字符'],
  max: [limits.username.max, `用户名不能超过${limits.username.max}个字符`],
})
  // An account is found by username, mobile or email: a name of either other kind could shadow a stranger's.
  .refine((value) => !value.includes('@') && !rules.mobile.test(value), '用户名不能是手机号或邮箱');

export const email = z
  .string({ error: '请输入邮箱' })
  .trim()
  .min(1, '请输入邮箱')
  .max(254, '邮箱格式不正确')
  .regex(rules.email, '邮箱格式不正确')
  .refine(rules.isStorableText, '邮箱格式不正确');

export const mobile = z
  .string({ error: '请输入手机号' })
  .trim()
  .min(1, '请输入手机号')
  .regex(rules.mobile, '手机号格式不正确');

export const code = z
  .string({ error: '请输入验证码' })
  .trim()
  .min(1, '请输入验证码')
  .regex(/^\d{6}$/, '验证码必须是6位数字');

const PASSWORD_MIX = '密码必须包含字母和数字';

export const newPassword = z
  .string({ error: '请输入密码' })
  .min(1, '请输入密码')
  .min(limits.password.min, '密码长度必须在8-20位之间')
  .max(limits.password.max, '密码长度必须在8-20位之间')
  .regex(/^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]+$/, PASSWORD_MIX);

export const registration = z.object({ username, email, mobile, code, password: newPassword });
export type Registration = z.output<typeof registration>;

/** The call takes the code of whoever brought them too. One that is wrong keeps nobody from registering. */
export const registrationCall = registration.extend({
  invite_code: z
    .unknown()
    .optional()
    .transform((raw) => (typeof raw === 'string' && /^\w{8}$/.test(raw) ? raw.toUpperCase() : null))
    .meta({ type: 'string' }),
});

/** The form asks for the password twice; the call doesn't. */
export const registerForm = registration
  .extend({ confirmPassword: z.string({ error: '请确认密码' }).min(1, '请确认密码') })
  .superRefine((form, check) => {
    if (form.confirmPassword !== form.password) {
      check.addIssue({ code: 'custom', path: ['confirmPassword'], message: '两次输入的密码不一致' });
    }
  });
export type RegisterForm = z.output<typeof registerForm>;

export const passwordChange = z.object({
  old_password: z
    .string({ error: '请输入原密码' })
    .min(1, '请输入原密码')
    .max(LOGIN_TEXT_MAX, '原密码不正确'),
  new_password: newPassword,
});

/** The form asks for the new one twice; the call doesn't. */
export const passwordChangeForm = passwordChange
  .extend({ confirmPassword: z.string({ error: '请再输一次新密码' }).min(1, '请再输一次新密码') })
  .superRefine((form, check) => {
    if (form.confirmPassword !== form.new_password) {
      check.addIssue({ code: 'custom', path: ['confirmPassword'], message: '两次输入的密码不一致' });
    }
  });
export type PasswordChangeForm = z.output<typeof passwordChangeForm>;

export const passwordReset = z.object({ mobile, code, password: newPassword });
export type PasswordReset = z.output<typeof passwordReset>;

export const codeRequest = z.object({
  mobile: z.string({ error: '请输入正确的手机号' }).trim().regex(rules.mobile, '请输入正确的手机号'),
  /** `bind` puts the number to the account of whoever is signed in. */
  event: z.enum(['register', 'reset', 'bind'], { error: '不支持的验证码用途' }),
});

export type CodeEvent = z.output<typeof codeRequest>['event'];

export const codeSent = z.object({
  resend_after: z.int(),
  /** Only where the SMS adapter is the sandbox: there is no phone to read it from. */
  sandbox_code: z.string().optional(),
});

export const ownAccount = sessionUser.extend({
  email: z.string(),
  mobile: z.string(),
  bio: z.string(),
  background: z.string(),
  backgroundInfo: z.string(),
  role: z.enum(['member', 'admin']),
  /** False for whoever came by WeChat and has set none. */
  has_password: z.boolean(),
  following_count: z.int(),
  followers_count: z.int(),
  created_at: z.string(),
});

export const deviceKinds = ['phone', 'tablet', 'computer', 'unknown'] as const;
export type DeviceKind = (typeof deviceKinds)[number];

/** A device on which somebody is signed in. */
export const ownSession = z.object({
  id: z.int(),
  kind: z.enum(deviceKinds),
  /** As people call it: Windows，Chrome. */
  label: z.string(),
  is_current: z.boolean(),
  /** The network it signed in from, shortened: 203.0.113.*; empty where nothing was written. */
  network: z.string(),
  created_at: z.string(),
  last_used_at: z.string(),
});
export type OwnSession = z.output<typeof ownSession>;
