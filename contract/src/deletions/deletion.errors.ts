import { declareError } from '../errors.ts';

export const deletionErrors = {
  held: declareError('deletion.held', 2920, '现在还不能注销', 200, '现在还不能注销：{reasons}'),
  asked: declareError('deletion.asked', 2921, '已经申请过注销了'),
  notAsked: declareError('deletion.not_asked', 2922, '账号没有申请注销，一切照旧'),
  begun: declareError('deletion.begun', 2923, '反悔的时间已经过了'),
} as const;
