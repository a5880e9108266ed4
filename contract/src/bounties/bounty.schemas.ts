import * as z from 'zod';
import { day } from '../days.schemas.ts';
import { isDay } from '../days.ts';
import { bountyLimits } from './bounty-limits.ts';
import { marketChoice } from '../market-words.schemas.ts';
import { marketCategories, marketStyles } from '../market-words.ts';
import { yuanAmount } from '../money.schemas.ts';
import { flag, id, paged, text, UNSTORABLE_TEXT } from '../primitives.ts';
import { isStorableLine } from '../text-rules.ts';
import { pictureAddresses } from '../uploads/file-addresses.schemas.ts';
import { picture } from '../uploads/upload.schemas.ts';
import { bountyStatuses, SHOW_NEVER, usages } from './bounty-availability.ts';

export const bountyPublisher = z.object({
  id: z.int(),
  nickname: z.string(),
  avatar: z.string(),
  is_self: z.boolean(),
  is_enterprise: z.boolean(),
  /** The verified company that they belong to; empty for most people. */
  company: z.string(),
});

/** What the viewer may do now. */
export const bountyCan = z.object({
  edit: z.boolean(),
  /** Budget, description and deadline: until the first application. */
  edit_terms: z.boolean(),
  append: z.boolean(),
  close: z.boolean(),
  reopen: z.boolean(),
  stop_recruit: z.boolean(),
  extend: z.boolean(),
  delete: z.boolean(),
  invite: z.boolean(),
  apply: z.boolean(),
  favorite: z.boolean(),
  follow: z.boolean(),
});
export type BountyCan = z.output<typeof bountyCan>;

export const bounty = z.object({
  id: z.int(),
  title: z.string(),
  category: z.int(),
  category_word: z.string(),
  category_name: z.string(),
  style: z.int(),
  style_word: z.string(),
  style_name: z.string(),
  description: z.string(),
  /** Yuan. */
  budget_min: z.number(),
  budget_max: z.number(),
  /** A day in Shanghai, as 2026-03-01; that day still counts. */
  deadline: z.string(),
  images: z.array(z.string()),
  /** The same pictures with their sizes, in the same order. */
  pictures: z.array(picture),
  reference_link: z.string(),
  is_urgent: z.boolean(),
  is_commercial: z.boolean(),
  allow_multiple: z.boolean(),
  usage: z.enum(usages),
  /** A day, `never`, or null: as soon as the work is finished. */
  show_from: z.string().nullable(),
  /** The creator is named wherever the work is used. */
  credit: z.boolean(),
  status: z.enum(bountyStatuses),
  status_label: z.string(),
  /** Its owner takes no more applications. */
  stop_recruit: z.boolean(),
  is_enterprise: z.boolean(),
  publisher_info: bountyPublisher,
  is_owner: z.boolean(),
  has_applied: z.boolean(),
  is_favorite: z.boolean(),
  is_following: z.boolean(),
  applications_count: z.int(),
  favorites_count: z.int(),
  view_count: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
  can: bountyCan,
});
export type Bounty = z.output<typeof bounty>;
export const bountyPage = paged(bounty);

/** How the applications to one's own bounty stand. */
export const applicationCounts = z.object({
  all: z.int(),
  unread: z.int(),
  shortlisted: z.int(),
  accepted: z.int(),
  declined: z.int(),
});
export const ownBounty = bounty.extend({ application_counts: applicationCounts });
export type OwnBounty = z.output<typeof ownBounty>;

/** How this person has dealt with creators; percentages from 0 to 100, null while there is nothing to tell. */
export const publisherRecord = z.object({
  hired: z.int(),
  completed: z.int(),
  pays_on_time: z.int().nullable(),
  reply_rate: z.int().nullable(),
});

/** Enough to be recognised on the side. */
export const bountyLabel = z.object({
  id: z.int(),
  title: z.string(),
  category_name: z.string(),
  style_name: z.string(),
  budget_min: z.number(),
  budget_max: z.number(),
  deadline: z.string(),
  applications_count: z.int(),
  status: z.enum(bountyStatuses),
  status_label: z.string(),
  cover: picture.nullable(),
});
export type BountyLabel = z.output<typeof bountyLabel>;

export const bountyNote = z.object({ id: z.int(), content: z.string(), created_at: z.string() });

export const bountyDetail = bounty.extend({
  notes: z.array(bountyNote),
  /** Of who published it for its owner; empty for most. */
  agent_name: z.string(),
  publisher_record: publisherRecord,
  /** How many of the applications their reader has opened. */
  viewed_count: z.int(),
  /** The viewer's own application. */
  my_application_id: z.int().nullable(),
  /** For the owner; null for others. */
  application_counts: applicationCounts.nullable(),
  similar: z.array(bountyLabel),
});
export type BountyDetail = z.output<typeof bountyDetail>;

export const bountyCategory = z.object({ id: z.int(), name: z.string(), word: z.string(), count: z.int() });

const { titleMax, descriptionMax, budgetMaxFen, maxImages, linkMax, noteMax } = bountyLimits;
const BUDGET_REQUIRED = '请填写预算范围';
export const BUDGET_ORDER = '最低预算不能高于最高预算';
const budget = yuanAmount({
  requiredMessage: BUDGET_REQUIRED,
  max: [budgetMaxFen, `预算不能超过¥${budgetMaxFen / 100}`],
});

const WRONG_LINK = '参考链接只能是 http 或 https 开头的网址';
const webAddress = /^https?:\/\/[^\s/?#]+\S*$/i;
const referenceLink = z
  .string({ error: WRONG_LINK })
  .trim()
  .max(linkMax, `参考链接不能超过${linkMax}个字符`)
  .refine(isStorableLine, UNSTORABLE_TEXT)
  .refine((value) => value === '' || webAddress.test(value), WRONG_LINK)
  .nullish()
  .transform((value) => value ?? '');

/** A day, `never`, or null: as soon as the work is finished. */
export const showFrom = z
  .string({ error: '公开日期不正确' })
  .trim()
  .refine((value) => value === '' || value === SHOW_NEVER || isDay(value), '公开日期不正确')
  .nullish()
  .transform((value) => value || null);

/** Named unless it is said otherwise. */
export const credit = z
  .unknown()
  .optional()
  .transform((raw) => !(raw === false || raw === 0 || raw === '0' || raw === 'false'))
  .meta({ type: 'integer', enum: [0, 1], default: 1 });

const whatIsWanted = z.object({
  title: text({ requiredMessage: '请填写约稿标题', max: [titleMax, `约稿标题不能超过${titleMax}个字符`] }),
  category: marketChoice(marketCategories, '请选择约稿类型'),
  style: marketChoice(marketStyles, '请选择画风'),
  description: text({
    requiredMessage: '请填写约稿描述',
    max: [descriptionMax, `约稿描述不能超过${descriptionMax}个字符`],
    hasLines: true,
  }),
  budget_min: budget,
  budget_max: budget,
});

const onWhichTerms = z.object({
  deadline: day('请选择截稿日期', '截稿日期格式不正确'),
  images: pictureAddresses(maxImages),
  reference_link: referenceLink,
  is_urgent: flag,
  is_commercial: flag,
  allow_multiple: flag,
  /** Left out: commercial where is_commercial is set, else personal. */
  usage: z.enum(usages, { error: '用途不正确' }).optional(),
  show_from: showFrom,
  credit,
});

/** Two objects, because what is wrong is told in their order: the budget's ends are compared before the day is asked for. */
export const bountyForm = z.intersection(
  whatIsWanted.refine((form) => isInOrder(form), {
    message: BUDGET_ORDER,
    path: ['budget_max'],
    when: ({ value }) => !isInOrder(value),
  }),
  onWhichTerms,
);
export type BountyForm = z.output<typeof bountyForm>;

function isInOrder(form: unknown): boolean {
  const { budget_min: min, budget_max: max } = (form ?? {}) as Record<string, unknown>;
  return !(typeof min === 'number' && typeof max === 'number' && min > max);
}

/** What is left out of an edit stays as it is. */
export const bountyEdit = whatIsWanted.extend(onWhichTerms.shape).partial().extend({ id: bountyId() });
export type BountyEdit = z.output<typeof bountyEdit>;

export function bountyId() {
  return id('无效的约稿ID');
}

export const noteForm = z.object({
  id: bountyId(),
  content: text({
    requiredMessage: '请填写补充说明',
    max: [noteMax, `补充说明不能超过${noteMax}个字符`],
    hasLines: true,
  }),
});

export const manageActions = ['close', 'reopen', 'stop_recruit', 'extend'] as const;
export const manageForm = z.object({
  id: bountyId(),
  action: z.enum(manageActions, { error: '不支持的操作' }),
  /** For extend it must be given; reopen may bring one. */
  deadline: day('请选择截稿日期', '截稿日期格式不正确').optional(),
});
