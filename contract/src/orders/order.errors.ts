import { declareError } from '../errors.ts';
import { orderLimits as order } from './order-limits.ts';

/** Which order, and what it is now: what a stale or repeated step is refused with says so in its data. */
export const orderErrors = {
  notFound: declareError('order.not_found', 2400, '订单不存在'),
  wrongState: declareError(
    'order.wrong_state',
    2401,
    '订单当前的状态不能进行此操作',
    200,
    '订单{status}，不能进行此操作',
  ),
  otherSide: declareError('order.other_side', 2402, '这一步由对方来做'),
  notDue: declareError('order.not_due', 2403, '还没到时间'),
} as const;

export const payErrors = {
  /** Its data: pay_url, missing. */
  balanceShort: declareError(
    'order.balance_short',
    2404,
    '可用余额不足',
    200,
    '可用余额不足，还差 ¥{missing}',
  ),
  nothingToPay: declareError('order.nothing_to_pay', 2406, '没有需要支付的金额'),
} as const;

export const workErrors = {
  balanceUnpaid: declareError('order.balance_unpaid', 2405, '客户还没付清尾款，暂时不能交付'),
  backwards: declareError(
    'order.progress_backwards',
    2407,
    '进度不能倒退',
    200,
    '进度不能倒退，现在是{progress}%',
  ),
  nothingToDeliver: declareError('order.nothing_to_deliver', 2450, '请上传文件，或填写交付说明'),
  scheduleReversed: declareError('order.schedule_reversed', 2412, '交付时间要晚于开始时间'),
  schedulePast: declareError('order.schedule_past', 2413, '交付时间不能早于现在'),
  scheduleTooFar: declareError(
    'order.schedule_too_far',
    2414,
    `只能安排${order.scheduleDaysMax}天以内的排期`,
  ),
  foreignImage: declareError('order.foreign_image', 2452, '图片地址不正确，请先上传自己的图片'),
} as const;

export const endErrors = {
  notOverdue: declareError(
    'order.not_overdue',
    2408,
    '制作中的订单要逾期超过24小时或创作者连续7天没有动静才能直接取消，等付尾款的时间不算，可以申请退款',
  ),
  delivered: declareError('order.has_delivery', 2409, '已经交付过，不能放弃，请协商退款或申请仲裁'),
  notUnpaidLong: declareError('order.not_unpaid_long', 2410, '请付尾款满7天仍未支付，才能按定金结算'),
} as const;

export const deliveryErrors = {
  revisionsUsed: declareError(
    'order.revisions_used',
    2411,
    '约定的修改次数已经用完，可以验收、申请退款、申请仲裁，或协商增加修改次数',
  ),
  pinUnknown: declareError('order.pin_unknown', 2446, '批注的图片不在这次交付里'),
} as const;

export const orderFileErrors = {
  notFound: declareError('order_file.not_found', 2436, '文件不存在'),
  delivered: declareError('order_file.delivered', 2437, '已交付的文件不能删除'),
  tooMany: declareError('order_file.too_many', 2438, `一次交付最多${order.filesPerDelivery}个文件`),
  quota: declareError('order_file.quota', 2439, '一个订单的文件总共不能超过2GB'),
  locked: declareError('order_file.locked', 2441, '验收后才能下载源文件'),
  expired: declareError('order_file.expired', 2465, '订单结束满一年，文件已清理'),
} as const;

export const refundErrors = {
  amountTooHigh: declareError(
    'refund.amount_too_high',
    2415,
    '退款金额不能超过托管中的金额',
    200,
    '退款金额不能超过托管中的 ¥{n}',
  ),
  nothingHeld: declareError('refund.nothing_held', 2445, '没有托管中的金额，不需要退款'),
  imageUnknown: declareError('refund.image_unknown', 2453, '图片上传失败，请重试'),
} as const;

export const agreementErrors = {
  extensionOpen: declareError('extension.open', 2416, '已有一个延期申请在等待答复'),
  extensionNone: declareError('extension.none', 2417, '没有等待答复的延期申请'),
  extensionNotLater: declareError('extension.not_later', 2418, '新的交付时间要晚于现在的交付时间'),
  changeOpen: declareError('change.open', 2419, '已有一个变更在等待答复'),
  changeNone: declareError('change.none', 2420, '没有等待答复的变更'),
  changeOwn: declareError('change.own', 2421, '自己提出的变更由对方答复'),
  changeEmpty: declareError('change.empty', 2422, '请填写要变更的内容'),
  remindedToday: declareError('order.reminded_today', 2424, '今天已经催过了，明天再来'),
} as const;

export const reviewErrors = {
  repeated: declareError('review.repeated', 2425, '您已评价过该订单'),
  tooLate: declareError('review.too_late', 2426, `订单结束已超过${order.reviewDays}天，不能再评价`),
  replyRepeated: declareError('review.reply_repeated', 2427, '您已回复过这条评价'),
  notFound: declareError('review.not_found', 2428, '评价不存在'),
  appealRepeated: declareError('review.appeal_repeated', 2963, '这条评价已经申诉过了，一条评价只能申诉一次'),
  appealNotFound: declareError('review.appeal_not_found', 2964, '申诉不存在'),
  appealDecided: declareError(
    'review.appeal_decided',
    2965,
    '这件申诉已经处理过了',
    200,
    '这件申诉已经处理过了，现在是「{state}」',
  ),
  ownAppeal: declareError('review.own_appeal', 2966, '与自己有关的申诉，请由别的管理员处理'),
} as const;

export const bookingErrors = {
  serviceGone: declareError('booking.service_gone', 2449, '这个服务已下架'),
  off: declareError('booking.off', 2429, '对方现在不接单'),
  full: declareError('booking.full', 2430, '对方的档期已满'),
  own: declareError('booking.own', 2431, '不能预约自己的服务'),
  optionUnknown: declareError('booking.option_unknown', 2432, '选项已变更，请刷新后重试'),
  refused: declareError('booking.refused', 2433, '对方暂时不接受你的预约'),
  fileUnknown: declareError('booking.file_unknown', 2434, '附件不存在，请重新上传'),
  priceChanged: declareError(
    'booking.price_changed',
    2448,
    '价格有变化，请确认后再提交',
    200,
    '价格已变为 ¥{price}，请确认后再提交',
  ),
} as const;

export const disputeErrors = {
  evidenceClosed: declareError('dispute.evidence_closed', 2442, '举证时间已过'),
  notFound: declareError('dispute.not_found', 2443, '仲裁不存在'),
  splitWrong: declareError(
    'dispute.split_wrong',
    2444,
    '退给客户的金额不能超过托管的金额',
    200,
    '退给客户的金额不能超过托管的 ¥{n}',
  ),
  tooManyStatements: declareError(
    'dispute.too_many_statements',
    2454,
    `每方最多补充${order.statementsMax}次陈述`,
  ),
} as const;

export const showingErrors = {
  notDone: declareError('showing.not_done', 2460, '有成稿的已完成订单才能晒稿'),
  never: declareError('showing.never', 2461, '客户不希望公开这件作品'),
  notYet: declareError('showing.not_yet', 2462, '还没到约定的公开日期', 200, '约定{day}起才能公开'),
  repeated: declareError('showing.repeated', 2463, '你已经晒过这件作品'),
  pictureUnknown: declareError('showing.picture_unknown', 2464, '只能晒交付过的图片'),
} as const;

export const licenceErrors = {
  notFound: declareError('licence.not_found', 2447, '授权凭证不存在'),
} as const;
