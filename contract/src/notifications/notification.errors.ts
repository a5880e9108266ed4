import { declareError } from '../errors.ts';

export const notificationErrors = {
  notFound: declareError('notification.not_found', 1801, '通知不存在'),
} as const;
