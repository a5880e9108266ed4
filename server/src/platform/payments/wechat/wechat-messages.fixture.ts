import { order } from '../fake-provider.rig.ts';
import { APP_ID, MERCHANT_ID } from './fake-wechat-pay.rig.ts';

// In the shape of the messages that the provider's documents show.
export const paidTransaction = {
  appid: APP_ID,
  mchid: MERCHANT_ID,
  out_trade_no: order.paymentNo,
  transaction_id: '4200001234202611170123456789',
  trade_type: 'NATIVE',
  trade_state: 'SUCCESS',
  trade_state_desc: '支付成功',
  bank_type: 'OTHERS',
  attach: '',
  success_time: '2026-11-17T12:29:58+08:00',
  payer: { openid: 'oUpF8uMuAJO_M2pxb1Q9zNjWeS6o' },
  amount: {
    total: order.amountFen,
    payer_total: order.amountFen,
    currency: 'CNY',
    payer_currency: 'CNY',
  },
};

export const doneRefund = {
  refund_id: '50000000382019052709732678859',
  out_refund_no: 'R20261117000001',
  transaction_id: '4200001234202611170123456789',
  out_trade_no: order.paymentNo,
  channel: 'ORIGINAL',
  user_received_account: '招商银行信用卡0403',
  success_time: '2026-11-17T12:31:00+08:00',
  create_time: '2026-11-17T12:30:40+08:00',
  status: 'SUCCESS',
  funds_account: 'UNSETTLED',
  amount: {
    total: order.amountFen,
    refund: 45,
    payer_total: order.amountFen,
    payer_refund: 45,
    settlement_refund: 45,
    settlement_total: order.amountFen,
    discount_refund: 0,
    currency: 'CNY',
  },
};

const { total, refund, payer_total, payer_refund } = doneRefund.amount;
export const refundNotice = {
  mchid: MERCHANT_ID,
  out_trade_no: order.paymentNo,
  transaction_id: doneRefund.transaction_id,
  out_refund_no: doneRefund.out_refund_no,
  refund_id: doneRefund.refund_id,
  refund_status: 'SUCCESS',
  success_time: doneRefund.success_time,
  user_received_account: doneRefund.user_received_account,
  amount: { total, refund, payer_total, payer_refund },
};

export const doneTransfer = {
  mch_id: MERCHANT_ID,
  out_bill_no: 'W20261117000001',
  transfer_bill_no: '1330000071100999991182020050700019480001',
  appid: APP_ID,
  state: 'SUCCESS',
  transfer_amount: 400_000,
  transfer_remark: '造界 提现',
  openid: 'o-MYE42l80oelYMDE34nYD456Xoy',
  create_time: '2026-11-17T12:29:00+08:00',
  update_time: '2026-11-17T12:30:00+08:00',
};
