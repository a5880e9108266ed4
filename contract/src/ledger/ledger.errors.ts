import { declareError } from '../errors.ts';

export const ledgerErrors = {
  insufficient: declareError(
    'ledger.insufficient',
    2301,
    '可用余额不足',
    200,
    '可用余额不足，还差 ¥{missing}',
  ),
  escrowInsufficient: declareError('ledger.escrow_insufficient', 2302, '托管的金额不足，请刷新后重试'),
  frozenInsufficient: declareError('ledger.frozen_insufficient', 2303, '冻结的金额不足，请刷新后重试'),
  platformInsufficient: declareError('ledger.platform_insufficient', 2304, '平台账户的金额不足，请稍后再试'),
  keyTaken: declareError('ledger.key_taken', 2305, '这笔资金操作已按别的内容办理，请刷新后重试'),
} as const;
