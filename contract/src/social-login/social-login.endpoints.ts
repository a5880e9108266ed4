import * as z from 'zod';
import { signedIn } from '../accounts/account.schemas.ts';
import { accountErrors } from '../accounts/account.errors.ts';
import { endpoint } from '../endpoint.ts';
import { socialLoginErrors as errors } from './social-login.errors.ts';
import {
  authorised,
  authUrl,
  authUrlQuery,
  binding,
  openidLogin,
  pollKey,
  providerAnswer,
  qrConfirmation,
  qrStatus,
  returnPath,
  scanned,
  state,
} from './social-login.schemas.ts';

export const getWechatParams = endpoint({
  method: 'GET',
  path: '/user/wechat/params',
  access: 'public',
  summary: '发起微信授权需要的参数，state 一次有效',
  query: z.object({ redirect: returnPath }),
  output: z.object({
    appid: z.string(),
    redirect_uri: z.string(),
    scope: z.string(),
    state: z.string(),
    url: z.string(),
  }),
  errors: [errors.disabled],
});

export const wechatLogin = endpoint({
  method: 'POST',
  path: '/user/wechat/login',
  access: 'public',
  summary: '用微信回传的 code 和我们发出的 state 登录',
  body: providerAnswer,
  output: signedIn.extend({ redirect: z.string() }),
  errors: [
    errors.disabled,
    errors.stateInvalid,
    errors.otherBrowser,
    errors.providerFailed,
    accountErrors.banned,
  ],
});

export const getAuthUrl = endpoint({
  method: 'GET',
  path: '/wxauth/authurl',
  access: 'public',
  summary: '取得微信授权地址；扫码登录也由此开始',
  query: authUrlQuery,
  output: authUrl,
  errors: [errors.disabled, errors.addressRefused],
});

export const wechatCallback = endpoint({
  method: 'GET',
  path: '/wxauth/callback',
  access: 'public',
  summary: '核对授权结果，换取一次有效的登录凭证',
  query: providerAnswer,
  output: authorised,
  errors: [errors.disabled, errors.stateInvalid, errors.otherBrowser, errors.providerFailed],
});

export const openidSignIn = endpoint({
  method: 'POST',
  path: '/wxauth/openid_login',
  access: 'public',
  summary: '凭登录凭证登录；只有 openid 一律拒绝',
  body: openidLogin,
  output: signedIn,
  errors: [errors.disabled, errors.stateInvalid, accountErrors.banned],
});

export const qrcodeCallback = endpoint({
  method: 'GET',
  path: '/wxauth/qrcode_callback',
  access: 'public',
  summary: '手机端授权后登记为已扫码，等待确认',
  query: providerAnswer,
  output: scanned,
  errors: [errors.disabled, errors.stateInvalid, errors.providerFailed],
});

export const confirmQrcode = endpoint({
  method: 'POST',
  path: '/wxauth/qrcode_confirm',
  access: 'public',
  summary: '手机端允许或拒绝这次扫码登录',
  body: qrConfirmation,
  output: z.object({ status: z.enum(['confirmed', 'refused']) }),
  errors: [errors.disabled, errors.stateInvalid],
});

export const checkQrcodeStatus = endpoint({
  method: 'GET',
  path: '/wxauth/check_qrcode_status',
  access: 'public',
  summary: '查询扫码状态',
  query: z.object({ state, poll_key: pollKey }),
  output: qrStatus,
  errors: [errors.disabled],
});

export const getBinding = endpoint({
  method: 'GET',
  path: '/wxauth/binding',
  access: 'member',
  summary: '自己的账号有没有绑定微信、能不能解绑',
  output: binding,
});

export const bindWechat = endpoint({
  method: 'POST',
  path: '/wxauth/bind',
  access: 'member',
  summary: '凭登录凭证把微信绑到当前账号',
  body: openidLogin,
  output: binding,
  errors: [errors.disabled, errors.stateInvalid, errors.taken, errors.bound],
});

export const releaseWechat = endpoint({
  method: 'POST',
  path: '/wxauth/release',
  access: 'member',
  summary: '解绑微信；是唯一的登录方式时拒绝',
  output: binding,
  errors: [errors.onlyWay, errors.unbound],
});
