import * as z from 'zod';
import { storefrontLimits } from './storefront-limits.ts';
import { marketCategories, marketStyles } from '../market-words.ts';
import { marketChoice, marketWord } from '../market-words.schemas.ts';
import { yuanAmount } from '../money.schemas.ts';
import { id, optionalId, optionalText, text } from '../primitives.ts';
import { isStorableText } from '../text-rules.ts';
import { picture } from '../uploads/upload.schemas.ts';
import { commissionStatus } from './creator.schemas.ts';

const { service: limit } = storefrontLimits;

const optionFields = {
  /** Stays the same when the service is edited. */
  id: z.int(),
  name: z.string(),
  note: z.string(),
};

/** The customer takes one of them. */
export const serviceOption = z.object({
  ...optionFields,
  /** In yuan, on top of the base price. */
  price_difference: z.number(),
  /** Base price and difference together. */
  price: z.number(),
  /** Null: as long as the service says. */
  days: z.int().nullable(),
});
export type ServiceOption = z.output<typeof serviceOption>;

/** The customer may take several. */
export const serviceAddon = z.object({
  ...optionFields,
  kind: z.enum(['fixed', 'percent']),
  /** Yuan for 'fixed'; percent of the chosen option's price for 'percent'. */
  amount: z.number(),
  /** How many revisions more an order has that takes it. */
  extra_revisions: z.int(),
});
export type ServiceAddon = z.output<typeof serviceAddon>;

export const service = z.object({
  id: z.int(),
  user_id: z.int(),
  name: z.string(),
  description: z.string(),
  category: marketWord,
  style: marketWord,
  base_price: z.number(),
  /** What it costs at least: the base price with the cheapest option. */
  price_from: z.number(),
  price_to: z.number(),
  options: z.array(serviceOption),
  addons: z.array(serviceAddon),
  days: z.int(),
  /** The longest of the options. */
  days_to: z.int(),
  revisions: z.int(),
  deposit_percent: z.int(),
  examples: z.array(picture),
  terms: z.string(),
  is_active: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type Service = z.output<typeof service>;

export const serviceList = z.object({ data: z.array(service), total: z.int() });

/** What others see in the service tab. */
export const publicServices = z.object({
  user_id: z.int(),
  commission_status: commissionStatus,
  next_free_day: z.string().nullable(),
  resumes_on: z.string().nullable(),
  starting_price: z.number().nullable(),
  seats: z.int(),
  free_seats: z.int(),
  /** Today's and those to come, the earliest first. */
  vacations: z.array(z.object({ from: z.string(), to: z.string(), days: z.int() })),
  services: z.array(service),
  can: z.object({ book: z.boolean() }),
});
export type PublicServices = z.output<typeof publicServices>;

function wholeNumber([least, most]: readonly [number, number], message: string) {
  return z
    .union([z.number(), z.string().regex(/^\d{1,9}$/, message)], { error: message })
    .transform(Number)
    .refine((value) => Number.isInteger(value) && value >= least && value <= most, message)
    .meta({ type: 'integer', minimum: least, maximum: most });
}

const days = wholeNumber([1, limit.daysMax], `工期为1-${limit.daysMax}天`);

const choiceName = (label: string) =>
  text({
    requiredMessage: `请填写${label}名称`,
    max: [limit.choiceNameMax, `${label}名称不能超过${limit.choiceNameMax}个字符`],
  });

const optionForm = z.object(
  {
    id: optionalId,
    name: choiceName('选项'),
    note: optionalText(limit.noteMax, '选项说明').default(''),
    price_difference: yuanAmount({ requiredMessage: '请填写选项差价' }),
    days: days.nullish().transform((value) => value ?? null),
  },
  { error: '选项格式不正确' },
);

const percent = wholeNumber([1, limit.percentMax], `加价比例为1-${limit.percentMax}%`);

const addonBase = {
  id: optionalId,
  name: choiceName('加购项'),
  note: optionalText(limit.noteMax, '加购说明').default(''),
  extra_revisions: wholeNumber([0, limit.revisionsMax], `加购的修改次数为0-${limit.revisionsMax}次`).default(
    0,
  ),
};
const addonForm = z.discriminatedUnion(
  'kind',
  [
    z.object({
      ...addonBase,
      kind: z.literal('fixed'),
      amount: yuanAmount({ requiredMessage: '请填写加购价格' }),
    }),
    z.object({ ...addonBase, kind: z.literal('percent'), amount: percent }),
  ],
  { error: '加购项格式不正确' },
);

const pictureAddress = z
  .string({ error: '图片地址不正确' })
  .max(300, '图片地址不正确')
  .refine(isStorableText, '图片地址不正确');

const serviceFields = z.object({
  name: text({
    requiredMessage: '请填写服务名称',
    max: [limit.nameMax, `服务名称不能超过${limit.nameMax}个字符`],
  }),
  description: text({
    requiredMessage: '请填写服务说明',
    max: [limit.descriptionMax, `服务说明不能超过${limit.descriptionMax}个字符`],
    hasLines: true,
  }),
  category: marketChoice(marketCategories, '请选择类型'),
  style: marketChoice(marketStyles, '请选择画风'),
  base_price: yuanAmount({ requiredMessage: '请填写起价' }),
  options: z
    .array(optionForm, { error: '选项格式不正确' })
    .max(limit.optionsMax, `最多${limit.optionsMax}个选项`)
    .default([]),
  addons: z
    .array(addonForm, { error: '加购项格式不正确' })
    .max(limit.addonsMax, `最多${limit.addonsMax}个加购项`)
    .default([]),
  days,
  revisions: wholeNumber(
    [limit.revisionsMin, limit.revisionsMax],
    `修改次数为${limit.revisionsMin}-${limit.revisionsMax}次`,
  ).default(limit.revisionsDefault),
  deposit_percent: wholeNumber(
    [limit.depositMin, limit.depositMax],
    `定金比例为${limit.depositMin}%-${limit.depositMax}%`,
  ).default(limit.depositMin),
  examples: z
    .array(pictureAddress, { error: '图片地址不正确' })
    .max(limit.examplesMax, `最多只能上传${limit.examplesMax}张图片`)
    .default([]),
  terms: optionalText(limit.termsMax, '接稿须知').default(''),
  is_active: z.boolean({ error: '请选择是否上架' }).default(true),
});

type Revisable = { revisions: number; addons: readonly { extra_revisions: number }[] };

/** Whoever takes every add-on has no more revisions than a service may include: said at the add-on that is one too many. */
function checkRevisions({ revisions, addons }: Revisable, check: z.RefinementCtx): void {
  let total = revisions;
  for (const [index, addon] of addons.entries()) {
    total += addon.extra_revisions;
    if (addon.extra_revisions === 0 || total <= limit.revisionsMax) continue;
    check.addIssue({
      code: 'custom',
      path: ['addons', index, 'extra_revisions'],
      message: `含的和加购的修改一共不能超过${limit.revisionsMax}次`,
    });
  }
}

export const serviceForm = serviceFields.superRefine(checkRevisions);
export type ServiceForm = z.output<typeof serviceForm>;

const serviceId = id('无效的服务ID');

export const serviceEdit = serviceFields.extend({ id: serviceId }).superRefine(checkRevisions);
export const serviceChoice = z.object({ id: serviceId });
/** Without `is_active` the switch is turned over. */
export const serviceToggle = serviceChoice.extend({
  is_active: z.boolean({ error: '请选择是否上架' }).optional(),
});
/** All of one's services, in the order wanted. Those left out follow in the order they had. */
export const serviceOrder = z.object({
  ids: z
    .array(serviceId, { error: '排序格式不正确' })
    .min(1, '排序格式不正确')
    .max(limit.most, '排序格式不正确'),
});
