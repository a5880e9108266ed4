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
} as const;
