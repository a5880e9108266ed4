import { declareError } from '../errors.ts';

export const legalErrors = {
  outdated: declareError('legal.outdated', 2701, '这份协议又更新了，请看过最新的版本再同意'),
} as const;
