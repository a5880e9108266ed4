import { declareError } from '../errors.ts';

export const scoreErrors = {
  checkedIn: declareError('score.checked_in', 2660, '今天已经签到了，明天再来'),
} as const;
