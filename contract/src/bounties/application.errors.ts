import { declareError } from '../errors.ts';

export const applicationErrors = {
  own: declareError('application.own', 2021, '不能申请自己的约稿'),
  closed: declareError('application.closed', 2022, '该约稿已关闭'),
  repeated: declareError('application.repeated', 2023, '您已申请过该约稿'),
  priceLow: declareError(
    'application.price_low',
    2024,
    '报价不能低于最低预算',
    200,
    '报价不能低于最低预算 ¥{n}',
  ),
  priceHigh: declareError(
    'application.price_high',
    2025,
    '报价不能高于最高预算',
    200,
    '报价不能高于最高预算 ¥{n}',
  ),
  fileUnknown: declareError('application.file_unknown', 2026, '附件不存在，请重新上传'),
  refused: declareError('application.refused', 2027, '对方暂时不接受你的应征'),
  notFound: declareError('application.not_found', 2028, '应征不存在或已删除'),
  wrongState: declareError(
    'application.wrong_state',
    2029,
    '应征当前的状态不能进行此操作',
    200,
    '应征{status}，不能进行此操作',
  ),
  viewed: declareError('application.viewed', 2030, '对方已经看过，不能再修改'),
  workUnknown: declareError('application.work_unknown', 2032, '只能附上自己公开的作品，请重新选择'),
  slotTaken: declareError('application.slot_taken', 2031, '这个约稿已经选定了创作者'),
} as const;
