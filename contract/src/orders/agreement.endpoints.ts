import { endpoint } from '../endpoint.ts';
import { acts } from '../proxies/proxy-words.ts';
import { ledgerErrors } from '../ledger/ledger.errors.ts';
import { orderDetail } from './order-detail.schemas.ts';
import {
  changeForm,
  changeRespondForm,
  extendForm,
  plainOrderForm,
  respondForm,
} from './order-forms.schemas.ts';
import { agreementErrors, orderErrors, payErrors, workErrors } from './order.errors.ts';

const stepErrors = [orderErrors.notFound, orderErrors.wrongState, orderErrors.otherSide];

export const extendOrder = endpoint({
  method: 'POST',
  path: '/order/extend',
  access: 'member',
  actFor: acts('orders', '申请延期', 'order'),
  summary: '创作者申请延期，客户 48 小时不答复视为拒绝',
  body: extendForm,
  output: orderDetail,
  errors: [
    ...stepErrors,
    agreementErrors.extensionOpen,
    agreementErrors.extensionNotLater,
    workErrors.scheduleTooFar,
  ],
});

export const respondExtension = endpoint({
  method: 'POST',
  path: '/order/extendRespond',
  access: 'member',
  actFor: acts('orders', '答复延期', 'order'),
  summary: '客户答复延期：agree 同意、refuse 拒绝',
  body: respondForm,
  output: orderDetail,
  errors: [...stepErrors, agreementErrors.extensionNone],
});

export const changeOrder = endpoint({
  method: 'POST',
  path: '/order/change',
  access: 'member',
  summary: '提出变更：价格、内容、交付时间、增加修改次数，由对方答复',
  body: changeForm,
  output: orderDetail,
  errors: [
    ...stepErrors,
    agreementErrors.changeOpen,
    agreementErrors.changeEmpty,
    workErrors.schedulePast,
    workErrors.scheduleTooFar,
  ],
});

export const respondChange = endpoint({
  method: 'POST',
  path: '/order/changeRespond',
  access: 'member',
  summary: '答复变更：agree 同意（差价由客户的余额支付或退回）、refuse 拒绝；提出的人可以 withdraw 撤回',
  body: changeRespondForm,
  output: orderDetail,
  errors: [
    ...stepErrors,
    agreementErrors.changeNone,
    agreementErrors.changeOwn,
    payErrors.balanceShort,
    ledgerErrors.insufficient,
  ],
});

export const remindOrder = endpoint({
  method: 'POST',
  path: '/order/remind',
  access: 'member',
  actFor: acts('orders', '催稿', 'order'),
  summary: '催稿，每天一次',
  body: plainOrderForm,
  output: orderDetail,
  errors: [...stepErrors, agreementErrors.remindedToday],
});
