import { declareError } from '../errors.ts';

export const exportErrors = {
  waiting: declareError('export.waiting', 2915, '上一份正在准备，好了会通知你'),
  tooSoon: declareError('export.too_soon', 2916, '24 小时内已经导出过一份，先下载那一份'),
} as const;
