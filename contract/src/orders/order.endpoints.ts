import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { acts, within } from '../proxies/proxy-words.ts';
import { orderLimits } from './order-limits.ts';
import { cursor, keyword, pageQuery, paged } from '../primitives.ts';
import { paymentErrors } from '../payments/payment.errors.ts';
import { serviceErrors } from '../storefronts/storefront.errors.ts';
import { pieceErrors } from '../uploads/piece.errors.ts';
import { storingErrors, uploadErrors } from '../uploads/upload.errors.ts';
import {
  acceptForm,
  bookingForm,
  cancelForm,
  confirmForm,
  leaveForm,
  orderFileChoice,
} from './order-forms.schemas.ts';
import { orderUploadForm, payForm, plainOrderForm, progressForm, quoteForm } from './order-forms.schemas.ts';
import { orderDetail, orderFile, paidOrder } from './order-detail.schemas.ts';
import {
  bookingErrors,
  deliveryErrors,
  endErrors,
  orderErrors,
  orderFileErrors,
  payErrors,
  workErrors,
} from './order.errors.ts';
import { orderCard, orderQuote, orderTabCount, orderTabKey } from './order.schemas.ts';
import { orderSides } from './order-words.ts';

const { notFound, wrongState, otherSide } = orderErrors;
/** Whatever step it is, it may come too late, be somebody else's, or about nothing. */
const stepErrors = [notFound, wrongState, otherSide];
const cashierErrors = [
  paymentErrors.methodMissing,
  paymentErrors.providerDown,
  paymentErrors.providerRefused,
  paymentErrors.tooManyOpen,
];

export const listOrders = endpoint({
  method: 'GET',
  path: '/order/list',
  access: 'member',
  actFor: within('orders'),
  summary:
    '我的订单：side=buyer 我约的、seller 我接的，tab 状态，keyword 搜标题、昵称、订单号；轮到我的在前，按最近的时限',
  query: pageQuery(orderLimits.pageSize).extend({
    side: z.enum(orderSides).catch('buyer').default('buyer'),
    tab: orderTabKey.catch('all').default('all'),
    keyword,
    cursor,
  }),
  output: paged(orderCard).extend({
    side: z.enum(orderSides),
    tab: orderTabKey,
    tabs: z.array(orderTabCount),
    /** How many wait for the viewer, on either side. */
    waiting: z.object({ buyer: z.int(), seller: z.int(), total: z.int() }),
    server_time: z.string(),
  }),
});

export const getOrder = endpoint({
  method: 'GET',
  path: '/order/detail',
  access: 'member',
  actFor: within('orders'),
  summary: '订单详情：现在要做什么、四个答案、资金、时间线、交付、退款、仲裁、评价、退款试算、授权凭证',
  query: z.object({ id: orderFileChoice.shape.order_id }),
  output: orderDetail,
  errors: [notFound],
});

export const quoteOrder = endpoint({
  method: 'POST',
  path: '/order/quote',
  access: 'public',
  summary: '预约前算价：服务加选项、加购的价格、定金、尾款和退款试算',
  body: quoteForm,
  output: orderQuote,
  errors: [serviceErrors.notFound, serviceErrors.priceTooHigh, bookingErrors.optionUnknown],
});

export const createOrder = endpoint({
  method: 'POST',
  path: '/order/create',
  access: 'member',
  summary: '预约服务，生成订单；价格由服务器按服务现在的样子计算并冻结在订单里',
  body: bookingForm,
  output: orderDetail,
  errors: [
    serviceErrors.notFound,
    serviceErrors.priceTooHigh,
    ...Object.values(bookingErrors),
    uploadErrors.quota,
    uploadErrors.storageFull,
  ],
});

export const payDeposit = endpoint({
  method: 'POST',
  path: '/order/payDeposit',
  access: 'member',
  summary:
    '支付定金：只带 order_id 时用余额付，不够时 data 里有 pay_url 和差额；带 method 时去收银台，答 payment',
  body: payForm,
  output: paidOrder,
  errors: [...stepErrors, ...Object.values(payErrors), ...cashierErrors],
});

export const payBalance = endpoint({
  method: 'POST',
  path: '/order/payBalance',
  access: 'member',
  summary: '支付尾款，方式同定金',
  body: payForm,
  output: paidOrder,
  errors: [...stepErrors, ...Object.values(payErrors), ...cashierErrors],
});

export const confirmOrder = endpoint({
  method: 'POST',
  path: '/order/confirm',
  access: 'member',
  actFor: acts('orders', '确认排期', 'order'),
  summary: '创作者确认接单并定下排期',
  body: confirmForm,
  output: orderDetail,
  errors: [...stepErrors, workErrors.scheduleReversed, workErrors.schedulePast, workErrors.scheduleTooFar],
});

export const updateProgress = endpoint({
  method: 'POST',
  path: '/order/updateProgress',
  access: 'member',
  actFor: acts('orders', '更新进度', 'order'),
  summary: '更新进度，只能前进；100 即交付：交付目前上传到订单的文件，一个文件也没有时，说明就是交付的内容',
  body: progressForm,
  output: orderDetail,
  errors: [
    ...stepErrors,
    workErrors.balanceUnpaid,
    workErrors.backwards,
    workErrors.nothingToDeliver,
    workErrors.foreignImage,
  ],
});

export const uploadOrderFile = endpoint({
  method: 'POST',
  path: '/order/upload',
  access: 'member',
  actFor: acts('orders', '上传交付文件', 'order'),
  summary:
    '把要交付的文件放进订单（multipart 字段 file，至多 100MB；或 upload_id：/upload/begin、piece、finish 传完的），原样保存',
  body: orderUploadForm,
  output: orderFile,
  errors: [
    ...stepErrors,
    ...storingErrors,
    uploadErrors.notFound,
    orderFileErrors.tooMany,
    orderFileErrors.quota,
    pieceErrors.executable,
  ],
});

export const removeOrderFile = endpoint({
  method: 'POST',
  path: '/order/removeFile',
  access: 'member',
  actFor: acts('orders', '去掉未交付的文件', 'order'),
  summary: '去掉一个还没交付的文件',
  body: orderFileChoice,
  output: z.object({ file_id: z.int() }),
  errors: [...stepErrors, orderFileErrors.notFound, orderFileErrors.delivered],
});

export const getOrderFile = endpoint({
  method: 'GET',
  path: '/order/file',
  access: 'member',
  actFor: within('orders'),
  summary:
    '一个订单文件的地址，只给自己用，很快过期，打开即是文件本身；as=preview 预览，as=original 原件（客户验收后才有）',
  query: z.object({
    id: orderFileChoice.shape.file_id,
    as: z.enum(['preview', 'original']).catch('original').default('original'),
  }),
  output: z.object({ url: z.string(), name: z.string(), size: z.int(), sha256: z.string() }),
  errors: [orderFileErrors.notFound, orderFileErrors.expired, orderFileErrors.locked],
});

export const acceptResult = endpoint({
  method: 'POST',
  path: '/order/acceptResult',
  access: 'member',
  summary: '验收：accept 通过并放款，reject 退回修改（要写理由，可在图上批注 pins）',
  body: acceptForm,
  output: orderDetail,
  errors: [...stepErrors, ...Object.values(deliveryErrors)],
});

export const cancelOrder = endpoint({
  method: 'POST',
  path: '/order/cancel',
  access: 'member',
  summary: '取消订单：确认排期之前双方都可以，托管的全部退回；制作中只在逾期或失联时由客户取消',
  body: cancelForm,
  output: orderDetail,
  errors: [...stepErrors, endErrors.notOverdue],
});

export const leaveOrder = endpoint({
  method: 'POST',
  path: '/order/leave',
  access: 'member',
  summary: '创作者在交付前放弃，托管的全部退给客户，记入信用',
  body: leaveForm,
  output: orderDetail,
  errors: [...stepErrors, endErrors.delivered],
});

export const endUnpaidOrder = endpoint({
  method: 'POST',
  path: '/order/endUnpaid',
  access: 'member',
  summary: '请付尾款满 7 天仍未支付时，创作者按定金结算',
  body: plainOrderForm,
  output: orderDetail,
  errors: [...stepErrors, endErrors.notUnpaidLong],
});
