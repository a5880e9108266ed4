import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../primitives.ts';
import { accountErrors } from './account.errors.ts';
import {
  codeRequest,
  codeSent,
  loginForm,
  ownAccount,
  ownSession,
  passwordChange,
  passwordReset,
  registrationCall,
  signedIn,
} from './account.schemas.ts';

export const login = endpoint({
  method: 'POST',
  path: '/user/login',
  access: 'public',
  summary: '用用户名、手机号或邮箱登录',
  body: loginForm,
  output: signedIn,
  errors: [accountErrors.wrongCredentials, accountErrors.lockedOut, accountErrors.banned],
});

export const register = endpoint({
  method: 'POST',
  path: '/user/register',
  access: 'public',
  summary: '注册账号',
  body: registrationCall,
  output: z.object({ id: z.int(), username: z.string() }),
  errors: [
    accountErrors.usernameTaken,
    accountErrors.emailTaken,
    accountErrors.mobileTaken,
    accountErrors.codeWrong,
  ],
});

export const logout = endpoint({
  method: 'POST',
  path: '/user/logout',
  access: 'member',
  actFor: 'self',
  summary: '退出登录，令牌立即失效',
  output: z.object({}),
});

export const sendCode = endpoint({
  method: 'POST',
  path: '/sms/send',
  access: 'public',
  summary: '发送短信验证码；找回密码时，手机号有没有注册，回答都一样',
  body: codeRequest,
  output: codeSent,
  errors: [accountErrors.codeTooSoon, accountErrors.codeDelivery],
});

export const getOwnAccount = endpoint({
  method: 'GET',
  path: '/user/index',
  access: 'member',
  actFor: 'self',
  summary: '当前登录的账号',
  output: ownAccount,
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/user/change-password',
  access: 'member',
  summary: '修改密码，其他设备随即退出',
  body: passwordChange,
  output: z.object({}),
  errors: [accountErrors.oldPasswordWrong, accountErrors.lockedOut],
});

export const confirmPassword = endpoint({
  method: 'POST',
  path: '/admin/confirm',
  access: 'member',
  summary: '管理员再输入一次密码，之后 30 分钟内可以使用管理功能；只对当前登录有效',
  body: z.object({ password: z.string({ error: '请输入密码' }).min(1, '请输入密码').max(200, '密码不正确') }),
  output: z.object({}),
  errors: [accountErrors.passwordWrong, accountErrors.passwordMissing, accountErrors.lockedOut],
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/user/resetPassword',
  access: 'public',
  summary: '用短信验证码重设密码，所有设备随即退出',
  body: passwordReset,
  output: z.object({}),
  errors: [accountErrors.codeWrong, accountErrors.mobileUnknown],
});

export const setFirstPassword = endpoint({
  method: 'POST',
  path: '/user/setPassword',
  access: 'member',
  summary: '只用微信登录、还没有密码的人用短信验证码设置登录密码，手机号随之绑定',
  body: passwordReset,
  output: z.object({}),
  errors: [
    accountErrors.codeWrong,
    accountErrors.mobileTaken,
    accountErrors.passwordExists,
    accountErrors.mobileOther,
  ],
});

export const listSessions = endpoint({
  method: 'GET',
  path: '/user/sessions',
  access: 'member',
  summary: '登录着的设备，正在用的在最前，其余最近用过的在前',
  output: z.array(ownSession),
});

export const endSession = endpoint({
  method: 'POST',
  path: '/user/endSession',
  access: 'member',
  summary: '让自己的一台设备退出登录',
  body: z.object({ id: id('这台设备已经退出了') }),
  output: z.object({ id: z.int() }),
  errors: [accountErrors.sessionNotFound, accountErrors.sessionCurrent],
});

export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/user/endOtherSessions',
  access: 'member',
  summary: '让自己的其他设备都退出登录',
  output: z.object({ ended: z.int() }),
});
