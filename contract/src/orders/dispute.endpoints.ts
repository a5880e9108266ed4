import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { cursor, id, pageQuery, paged } from '../primitives.ts';
import { uploadErrors } from '../uploads/upload.errors.ts';
import { disputeForm, refundForm, rulingForm, statementForm } from './dispute-forms.schemas.ts';
import { disputeCard, disputeCase, evidencePack } from './dispute-case.schemas.ts';
import { orderDetail } from './order-detail.schemas.ts';
import { orderId, respondForm } from './order-forms.schemas.ts';
import { disputeErrors, orderErrors, refundErrors } from './order.errors.ts';

const stepErrors = [orderErrors.notFound, orderErrors.wrongState, orderErrors.otherSide];
const pictureErrors = [refundErrors.imageUnknown, uploadErrors.quota, uploadErrors.storageFull];

export const refundOrder = endpoint({
  method: 'POST',
  path: '/order/refund',
  access: 'member',
  summary:
    '申请退款：说明写在 description 或 evidence，图片放 images 或写在 evidence；创作者 72 小时不答复视为同意',
  body: refundForm,
  output: orderDetail,
  errors: [...stepErrors, refundErrors.amountTooHigh, refundErrors.nothingHeld, ...pictureErrors],
});

export const respondRefund = endpoint({
  method: 'POST',
  path: '/order/refundRespond',
  access: 'member',
  summary: '创作者答复退款：agree 同意（按申请的金额退，其余结算）、refuse 拒绝（回到退款前的状态）',
  body: respondForm,
  output: orderDetail,
  errors: stepErrors,
});

export const disputeOrder = endpoint({
  method: 'POST',
  path: '/order/dispute',
  access: 'member',
  summary: '申请仲裁，资金冻结，证据自动收集；双方 72 小时内可以补充',
  body: disputeForm,
  output: orderDetail,
  errors: [...stepErrors, ...pictureErrors, disputeErrors.splitWrong],
});

export const stateInDispute = endpoint({
  method: 'POST',
  path: '/order/statement',
  access: 'member',
  summary: '在举证期内补充陈述和图片',
  body: statementForm,
  output: orderDetail,
  errors: [...stepErrors, disputeErrors.evidenceClosed, disputeErrors.tooManyStatements, ...pictureErrors],
});

export const getEvidence = endpoint({
  method: 'GET',
  path: '/order/evidence',
  access: 'member',
  summary: '证据包：时间线、文件及其哈希、批注、聊天、付款，只有双方和仲裁员能看',
  query: z.object({ order_id: orderId() }),
  output: evidencePack,
  errors: [orderErrors.notFound, disputeErrors.notFound],
});

export const listDisputes = endpoint({
  method: 'GET',
  path: '/admin/disputes',
  access: 'admin',
  summary: '仲裁队列：status=open 未裁决（超时的在前）、ruled 已裁决',
  query: pageQuery().extend({
    status: z.enum(['open', 'ruled']).catch('open').default('open'),
    cursor,
  }),
  output: paged(disputeCard).extend({ open: z.int(), overdue: z.int() }),
});

export const getDispute = endpoint({
  method: 'GET',
  path: '/admin/disputes/{id}',
  access: 'admin',
  summary: '一个仲裁案：订单、双方陈述、证据包、裁决预案',
  params: z.object({ id: id('仲裁不存在') }),
  output: disputeCase,
  errors: [disputeErrors.notFound],
});

export const ruleDispute = endpoint({
  method: 'POST',
  path: '/admin/ruling',
  access: 'admin',
  summary: '裁决：退给客户多少，其余扣除平台费后归创作者；理由发给双方，记入审计',
  body: rulingForm,
  output: disputeCase,
  errors: [disputeErrors.notFound, orderErrors.wrongState, orderErrors.otherSide, disputeErrors.splitWrong],
});
