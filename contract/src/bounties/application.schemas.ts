import * as z from 'zod';
import { applicationLimits } from './bounty-limits.ts';
import { yuanAmount } from '../money.schemas.ts';
import { orderStatuses } from '../orders/order-status.ts';
import { id, paged, text, UNSTORABLE_TEXT } from '../primitives.ts';
import { countCharacters, isStorableText } from '../text-rules.ts';
import { fileAddresses } from '../uploads/file-addresses.schemas.ts';
import { picture } from '../uploads/upload.schemas.ts';
import { applicationStatuses } from './application-status.ts';
import { bountyStatuses } from './bounty-availability.ts';
import { bountyId } from './bounty.schemas.ts';

/** Readable by the applicant and the publisher only; the address is the viewer's own and runs out (GET /common/fileAddress). */
export const applicationFile = z.object({
  url: z.string(),
  name: z.string(),
  size: z.int(),
  kind: z.enum(['image', 'video', 'document']),
  width: z.int().nullable(),
  height: z.int().nullable(),
  blur: z.string(),
  widths: z.array(z.int()),
});
export type ApplicationFile = z.output<typeof applicationFile>;

/** A public work of the applicant that they chose to show; one that is hidden or deleted later is gone from here. */
export const applicationWork = z.object({ id: z.int(), title: z.string(), picture });
export type ApplicationWork = z.output<typeof applicationWork>;

/** Rates are percentages from 0 to 100; null while there is nothing to tell. */
export const applicant = z.object({
  id: z.int(),
  nickname: z.string(),
  avatar: z.string(),
  rating: z.number().nullable(),
  completed: z.int(),
  on_time_rate: z.int().nullable(),
  reply_rate: z.int().nullable(),
  /** Up to three of their works. */
  works: z.array(picture),
});

export const applicationOrder = z.object({
  id: z.int(),
  order_numbers: z.string(),
  status: z.enum(orderStatuses),
  status_label: z.string(),
  /** Yuan. */
  final_price: z.number(),
});

export const applicationCan = z.object({
  /** For the publisher: these four and unshortlist. */
  view: z.boolean(),
  shortlist: z.boolean(),
  unshortlist: z.boolean(),
  accept: z.boolean(),
  decline: z.boolean(),
  /** For the applicant. */
  edit: z.boolean(),
  withdraw: z.boolean(),
  delete: z.boolean(),
});
export type ApplicationCan = z.output<typeof applicationCan>;

/** The bounty that it answers to. */
export const applicationBounty = z.object({
  id: z.int(),
  title: z.string(),
  status: z.enum(bountyStatuses),
  status_label: z.string(),
  budget_min: z.number(),
  budget_max: z.number(),
  deadline: z.string(),
  allow_multiple: z.boolean(),
  cover: picture.nullable(),
  publisher_info: z.object({ id: z.int(), nickname: z.string(), avatar: z.string() }),
});

export const application = z.object({
  id: z.int(),
  bounty_id: z.int(),
  bounty: applicationBounty,
  applicant,
  /** Yuan. */
  price: z.number(),
  /** How long the work takes; null where nothing was said. */
  days: z.int().nullable(),
  proposal: z.string(),
  files: z.array(applicationFile),
  works: z.array(applicationWork),
  status: z.enum(applicationStatuses),
  status_label: z.string(),
  viewed_at: z.string().nullable(),
  shortlisted_at: z.string().nullable(),
  /** When it was accepted, declined, withdrawn or ran out. */
  decided_at: z.string().nullable(),
  /** Why it wasn't chosen; empty where nothing was said. */
  reason: z.string(),
  is_own: z.boolean(),
  order: applicationOrder.nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  can: applicationCan,
});
export type Application = z.output<typeof application>;
export const applicationPage = paged(application);

/** The applicant's last 90 days. */
export const applicationStats = z.object({
  sent: z.int(),
  /** Of those that were decided, in percent; what ran out doesn't count. */
  chosen_rate: z.int().nullable(),
  /** How long it took on average until one was read. */
  read_hours: z.number().nullable(),
});
export const ownApplicationPage = applicationPage.extend({ stats: applicationStats });

const { proposalMax, daysMax, maxFiles, maxWorks, reasonMax } = applicationLimits;
const WRONG_DAYS = `工期应是1到${daysMax}之间的整数`;

const workDays = z
  .union([z.number(), z.string().regex(/^\d{0,4}$/, WRONG_DAYS)], { error: WRONG_DAYS })
  .nullish()
  .transform((raw) => (raw === undefined || raw === null || raw === '' ? null : Number(raw)))
  .refine(
    (value) => value === null || (Number.isInteger(value) && value >= 1 && value <= daysMax),
    WRONG_DAYS,
  )
  .meta({ type: 'integer', minimum: 1, maximum: daysMax });

const WRONG_WORKS = '作品ID格式不正确';

/** Of public works of one's own, in the order in which they are shown. */
const chosenWorks = z
  .array(id(WRONG_WORKS), { error: WRONG_WORKS })
  .transform((ids) => [...new Set(ids)])
  .refine((ids) => ids.length <= maxWorks, `最多只能附上${maxWorks}件作品`)
  .nullish()
  .transform((ids) => ids ?? []);

/** Whether the price fits the budget is told by the call, in the order price, proposal. */
const applicationFields = z.object({
  price: yuanAmount({ requiredMessage: '请输入报价', max: null }),
  proposal: text({
    requiredMessage: '请填写应征说明',
    max: [proposalMax, `应征说明不能超过${proposalMax}个字符`],
    hasLines: true,
  }),
  days: workDays,
  files: fileAddresses(maxFiles, {
    wrong: '附件不存在，请重新上传',
    tooMany: `最多只能上传${maxFiles}个附件`,
  }),
  work_ids: chosenWorks,
});

export const applicationForm = z.object({ bounty_id: bountyId() }).extend(applicationFields.shape);
export type ApplicationForm = z.output<typeof applicationForm>;

export function applicationId() {
  return id('无效的应征ID');
}

/** What is left out of an edit stays as it is. */
export const applicationEdit = applicationFields.partial().extend({ id: applicationId() });
export type ApplicationEdit = z.output<typeof applicationEdit>;

const reason = z
  .string({ error: '理由格式不正确' })
  .trim()
  .refine((value) => countCharacters(value) <= reasonMax, `理由不能超过${reasonMax}个字符`)
  .refine(isStorableText, UNSTORABLE_TEXT)
  .nullish()
  .transform((value) => value ?? '');

export const applicationActions = ['view', 'shortlist', 'unshortlist', 'accept', 'decline'] as const;
export const manageApplicationForm = z.object({
  id: applicationId(),
  action: z.enum(applicationActions, { error: '不支持的操作' }),
  /** With decline: what the applicant is told. */
  reason,
});

export const declineRestForm = z.object({ bounty_id: bountyId(), reason });
