import { declareError } from '../errors.ts';
import { storefrontLimits } from './storefront-limits.ts';

const { service, schedule } = storefrontLimits;

export const serviceErrors = {
  notFound: declareError('service.not_found', 2101, '服务不存在'),
  foreignPicture: declareError('service.foreign_picture', 2102, '图片地址不正确，请先上传自己的图片'),
  tooMany: declareError('service.too_many', 2103, `最多只能有${service.most}个服务`),
  priceTooHigh: declareError('service.price_too_high', 2104, '价格超过上限，请降低起价或选项差价'),
  barred: declareError('service.barred', 2962, '这个服务被管理员下架了，暂时不能上架'),
} as const;

export const scheduleErrors = {
  spanReversed: declareError('vacation.reversed', 2121, '休息结束日期不能早于开始日期'),
  spanTooLong: declareError('vacation.too_long', 2122, `一段休息不能超过${schedule.vacationDaysMax}天`),
  spanPast: declareError('vacation.past', 2123, '休息日期已经过去'),
  spanTooFar: declareError('vacation.too_far', 2124, `只能安排${schedule.aheadDaysMax}天以内的休息`),
  overlap: declareError('vacation.overlap', 2125, '两段休息的日期重叠了'),
} as const;
