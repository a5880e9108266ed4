import { declareError } from '../errors.ts';

export const socialLoginErrors = {
  disabled: declareError('social_login.disabled', 1201, '微信登录未开放'),
  stateInvalid: declareError('social_login.state_invalid', 1202, '微信授权已失效，请重新登录'),
  providerFailed: declareError('social_login.provider_failed', 1203, '微信登录失败，请稍后重试'),
  addressRefused: declareError('social_login.address_refused', 1204, '授权地址不正确'),
  otherBrowser: declareError(
    'social_login.other_browser',
    1205,
    '这次微信登录不是在这个浏览器里发起的，请重新登录',
  ),
  taken: declareError('social_login.taken', 2910, '这个微信已经绑定了别的账号，先在那个账号里解绑'),
  bound: declareError('social_login.bound', 2911, '账号已经绑定了微信，先解绑再换'),
  onlyWay: declareError('social_login.only_way', 2912, '微信是现在唯一的登录方式，先设置密码再解绑'),
  unbound: declareError('social_login.unbound', 2913, '账号没有绑定微信'),
} as const;
