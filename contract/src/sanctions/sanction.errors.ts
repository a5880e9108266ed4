import { declareError } from '../errors.ts';

export const sanctionErrors = {
  ofAdmin: declareError('sanction.of_admin', 2721, '不能处分管理员'),
  already: declareError(
    'sanction.already',
    2722,
    '这个人已经在处分中，先解除再改',
    200,
    '这个人已经在{kind}中，先解除再改',
  ),
  notFound: declareError('sanction.not_found', 2723, '处分不存在，或者已经结束'),
  tokenStale: declareError('appeal.token_stale', 2970, '申诉的凭证已经过期，请重新登录一次再来'),
  appealRepeated: declareError('appeal.repeated', 2971, '这次封禁已经申诉过了，结果会写在这里'),
  appealNotFound: declareError('appeal.not_found', 2972, '申诉不存在'),
  appealDecided: declareError(
    'appeal.decided',
    2973,
    '这件申诉已经处理过了',
    200,
    '这件申诉已经处理过了，现在是「{state}」',
  ),
} as const;
