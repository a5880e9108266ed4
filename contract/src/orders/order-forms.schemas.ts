import * as z from 'zod';
import { usages } from '../bounties/bounty-availability.ts';
import { credit, showFrom } from '../bounties/bounty.schemas.ts';
import { endOfDay, isDay, SHANGHAI_AHEAD_MS } from '../days.ts';
import { storefrontLimits } from '../storefronts/storefront-limits.ts';
import { orderLimits as limit } from './order-limits.ts';
import { yuanAmount } from '../money.schemas.ts';
import { id, optionalText, text } from '../primitives.ts';
import { fileAddresses, pictureAddresses } from '../uploads/file-addresses.schemas.ts';

export function orderId() {
  return id('无效的订单ID');
}

export const orderChoice = z.object({ order_id: orderId() });

/** Calls that name the order as `order_id` or, as some clients do, as `id`. */
export function withEitherId<T extends z.ZodRawShape>(shape: T) {
  return z.preprocess(
    (raw) =>
      typeof raw === 'object' && raw !== null && !('order_id' in raw) && 'id' in raw
        ? { ...raw, order_id: raw.id }
        : raw,
    z.object({ order_id: orderId(), ...shape }),
  );
}

const LOCAL = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d)(?::(\d\d))?)?$/;

type EdgeOfDay = 'start' | 'end';

function momentOf(raw: string | number, edge: EdgeOfDay): number {
  if (typeof raw === 'number' || /^\d{10}$/.test(raw)) return Number(raw) * 1000;
  const [, day, time, seconds = '00'] = LOCAL.exec(raw.replaceAll('/', '-')) ?? [];
  if (day === undefined) return Date.parse(raw);
  if (!isDay(day)) return Number.NaN;
  if (time !== undefined) return Date.parse(`${day}T${time}:${seconds}Z`) - SHANGHAI_AHEAD_MS;
  return edge === 'end' ? endOfDay(day).getTime() - 1 : Date.parse(`${day}T00:00Z`) - SHANGHAI_AHEAD_MS;
}

/** A moment as clients send one: ISO 8601, seconds since 1970, or a day (and time) as it is in Shanghai. A day alone begins or ends it. */
export function moment(requiredMessage: string, edge: EdgeOfDay = 'start') {
  return z
    .union([z.number(), z.string().trim().min(1, requiredMessage)], { error: requiredMessage })
    .transform((raw, context) => {
      const at = momentOf(raw, edge);
      if (Number.isFinite(at) && Math.abs(at) < 8e15) return new Date(at);
      context.addIssue({ code: 'custom', message: '时间格式不正确' });
      return z.NEVER;
    })
    .meta({ type: 'string', format: 'date-time' });
}

const optionalReason = optionalText(limit.reasonMax, '理由')
  .nullish()
  .transform((value) => value ?? '');

const ids = (message: string, most: number) =>
  z
    .array(id(message), { error: message })
    .max(most, message)
    .nullish()
    .transform((value) => [...new Set(value ?? [])]);

export const quoteForm = z.object({
  service_id: id('无效的服务ID'),
  /** Must be given where the service has options. */
  option_id: id('请选择选项').nullish(),
  addon_ids: ids('加购项不正确', storefrontLimits.service.addonsMax),
});
export type QuoteForm = z.output<typeof quoteForm>;

export const bookingForm = quoteForm.extend({
  /** Left out: the service's name. */
  title: optionalText(limit.titleMax, '标题')
    .nullish()
    .transform((value) => value ?? ''),
  brief: text({
    requiredMessage: '请填写需求说明',
    max: [limit.briefMax, `需求说明不能超过${limit.briefMax}个字符`],
    hasLines: true,
  }),
  usage: z.enum(usages, { error: '用途不正确' }).default('personal'),
  show_from: showFrom,
  credit,
  /** Addresses of one's own uploads (/message/upload or /common/upload). */
  files: fileAddresses(limit.referenceFiles, {
    wrong: '附件不存在，请重新上传',
    tooMany: `最多只能上传${limit.referenceFiles}个附件`,
  }),
  /** Works of the creator that it should look like. */
  work_ids: ids('参考作品不正确', limit.referenceWorks),
  /** 约同款: the post whose work is the reference. */
  post_id: id('参考帖子不正确').nullish(),
  /** What the customer was shown, in yuan; refused when it is another one by now. */
  price: yuanAmount({ requiredMessage: '价格不正确' }).nullish(),
});
export type BookingForm = z.output<typeof bookingForm>;

/** Without a method it is paid from the wallet. */
export const payForm = withEitherId({
  method: z.enum(['wallet', 'wechat', 'alipay', 'sandbox'], { error: '不支持的支付方式' }).nullish(),
});

export const confirmForm = withEitherId({
  schedule_start_time: moment('请选择开始时间'),
  schedule_end_time: moment('请选择交付时间', 'end'),
});

const WRONG_PROGRESS = '进度应是1到100之间的整数';
export const progressForm = withEitherId({
  progress: z
    .union([z.number(), z.string().regex(/^\d{1,3}$/, WRONG_PROGRESS)], { error: WRONG_PROGRESS })
    .transform(Number)
    .refine((value) => Number.isInteger(value) && value >= 1 && value <= 100, WRONG_PROGRESS),
  progress_desc: optionalText(limit.noteMax, '进度说明')
    .nullish()
    .transform((value) => value ?? ''),
  images: pictureAddresses(limit.progressImages),
  /** With 100: the pins of the last rejection that are done; left out, all of them. */
  done_pins: z
    .array(id('修改项不正确'), { error: '修改项不正确' })
    .max(limit.pinsMax, '修改项不正确')
    .nullish()
    .transform((value) => value ?? null),
});

/** Either `file` of a form, or the `id` that POST /upload/finish answered for a file sent in pieces (purpose order). */
export const orderUploadForm = z.object({
  order_id: orderId(),
  file: z.unknown().optional().meta({ type: 'string', format: 'binary' }),
  upload_id: id('上传的文件不存在，请重新上传').nullish(),
});

export const orderFileChoice = z.object({ order_id: orderId(), file_id: id('文件不存在') });

const percent = (message: string) => z.coerce.number({ error: message }).min(0, message).max(100, message);
const WRONG_PIN = '批注的位置不正确';
const pinForm = z.object(
  {
    file_id: id('批注的图片不在这次交付里'),
    /** In percent of the picture. */
    x: percent(WRONG_PIN),
    y: percent(WRONG_PIN),
    text: text({
      requiredMessage: '请填写每一处要修改的内容',
      max: [limit.pinTextMax, `每处修改不能超过${limit.pinTextMax}个字符`],
      hasLines: true,
    }),
  },
  { error: '批注格式不正确' },
);

export const acceptForm = withEitherId({
  action: z.enum(['accept', 'reject'], { error: '不支持的操作' }),
  /** Needed to reject. */
  reason: optionalReason,
  pins: z
    .array(pinForm, { error: '批注格式不正确' })
    .max(limit.pinsMax, `最多${limit.pinsMax}处批注`)
    .default([]),
});

export const cancelForm = withEitherId({ reason: optionalReason });
export const leaveForm = withEitherId({ reason: optionalReason });
export const plainOrderForm = withEitherId({});

export const respondForm = withEitherId({
  action: z.enum(['agree', 'refuse'], { error: '不支持的操作' }),
  reason: optionalReason,
});

export const extendForm = withEitherId({
  schedule_end_time: moment('请选择新的交付时间', 'end'),
  reason: optionalReason,
});

/** What is left out stays as it is. */
export const changeForm = withEitherId({
  price: yuanAmount({ requiredMessage: '请填写新的价格' }).nullish(),
  scope: optionalText(limit.changeScopeMax, '变更内容')
    .nullish()
    .transform((value) => value ?? ''),
  schedule_end_time: moment('请选择新的交付时间', 'end').nullish(),
  extra_revisions: z.coerce
    .number({ error: '增加的修改次数不正确' })
    .int('增加的修改次数不正确')
    .min(0, '增加的修改次数不正确')
    .max(limit.changeRevisionsMax, `最多增加${limit.changeRevisionsMax}次修改`)
    .default(0),
});

/** `withdraw` is for whoever proposed it. */
export const changeRespondForm = withEitherId({
  action: z.enum(['agree', 'refuse', 'withdraw'], { error: '不支持的操作' }),
  reason: optionalReason,
});
