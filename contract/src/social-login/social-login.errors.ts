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
} as const;
