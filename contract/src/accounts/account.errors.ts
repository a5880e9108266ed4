import { declareError } from '../errors.ts';

export const accountErrors = {
  wrongCredentials: declareError('login.wrong_credentials', 1101, '账号或密码错误'),
  lockedOut: declareError(
    'login.locked_out',
    1102,
    '密码错误次数过多，请稍后再试',
    429,
    '密码错误次数过多，请 {seconds} 秒后再试',
  ),
  banned: declareError(
    'login.banned',
    1113,
    '账号已被封禁',
    200,
    '账号已被封禁{until}。原因：{reason}。有异议可以申诉一次',
  ),
  passwordWrong: declareError('password.wrong', 2968, '密码不正确'),
  passwordMissing: declareError('password.missing', 2969, '这个账号还没有密码，请先用短信验证码设置'),
  usernameTaken: declareError('username.taken', 1103, '用户名已被注册'),
  emailTaken: declareError('email.taken', 1104, '邮箱已被注册'),
  mobileTaken: declareError('mobile.taken', 1105, '手机号已被注册'),
  codeWrong: declareError('code.wrong', 1106, '验证码错误或已过期'),
  codeTooSoon: declareError(
    'code.too_soon',
    1107,
    '验证码发送过于频繁，请稍后再试',
    429,
    '验证码发送过于频繁，请 {seconds} 秒后再试',
  ),
  codeDelivery: declareError('code.delivery_failed', 1108, '发送验证码失败，请稍后重试'),
  oldPasswordWrong: declareError('password.old_wrong', 1109, '原密码不正确'),
  mobileUnknown: declareError('mobile.unknown', 1110, '这个手机号还没有注册'),
  passwordExists: declareError('password.exists', 1111, '账号已经有密码了，忘记了可以重设'),
  mobileOther: declareError('mobile.other', 1112, '请用账号已绑定的手机号'),
  sessionNotFound: declareError('session.not_found', 2581, '这台设备已经退出了'),
  sessionCurrent: declareError('session.current', 2582, '这是正在用的设备，请直接退出登录'),
} as const;
