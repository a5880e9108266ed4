import { declareError } from '../errors.ts';

export const withdrawalErrors = {
  accountNotFound: declareError('withdrawal.account_not_found', 2331, '收款账户不存在'),
  tooManyAccounts: declareError('withdrawal.too_many_accounts', 2332, '最多保存5个收款账户'),
  accountInUse: declareError('withdrawal.account_in_use', 2333, '还有提现要打到这个账户，等它结束后再删除'),
  wrongPassword: declareError('withdrawal.wrong_password', 2334, '登录密码不正确'),
  passwordMissing: declareError('withdrawal.password_missing', 2335, '请先用短信验证码设置登录密码'),
  passwordPause: declareError('withdrawal.password_pause', 2336, '密码错误次数过多，请稍后再试'),
  perDay: declareError('withdrawal.per_day', 2337, '今天的提现次数已用完，请明天再来'),
  dayAmount: declareError(
    'withdrawal.day_amount',
    2338,
    '超过今天的提现额度',
    200,
    '超过今天的提现额度，今天还可以提现 ¥{left}',
  ),
  unverified: declareError(
    'withdrawal.unverified',
    2339,
    '本月提现超过2000元需要先完成实名认证',
    200,
    '本月提现超过2000元需要先完成实名认证，本月还可以提现 ¥{left}',
  ),
  kindUnsupported: declareError('withdrawal.kind_unsupported', 2340, '暂时不能提现到这种账户'),
  notFound: declareError('withdrawal.not_found', 2341, '提现申请不存在'),
  wrongState: declareError(
    'withdrawal.wrong_state',
    2342,
    '这笔提现已经处理过了',
    200,
    '这笔提现已经处理过了，现在是「{state}」',
  ),
} as const;
