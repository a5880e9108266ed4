import * as z from 'zod';
import { orderLimits as limit } from './order-limits.ts';
import { yuanAmount } from '../money.schemas.ts';
import { flag, id, optionalText, text, UNSTORABLE_TEXT } from '../primitives.ts';
import { countCharacters, isStorableText } from '../text-rules.ts';
import { orderId, withEitherId } from './order-forms.schemas.ts';
import { refundReasons } from './order-words.ts';
const { descriptionMin, descriptionMax, maxImages } = limit.refund;

const isAddress = (value: string) => /^(https?:\/\/|\/)\S+$/.test(value);

/** One field that brings words, addresses of pictures, or both, as a text or as a list. */
function partsOf(evidence: unknown): { words: string[]; addresses: string[] } {
  const parts = (Array.isArray(evidence) ? evidence : [evidence]).filter(
    (part): part is string => typeof part === 'string',
  );
  const pieces = parts.flatMap((part) => {
    const listed = part.trim().startsWith('[') ? readList(part) : null;
    const split = listed ?? part.split(/[,\n]/).map((each) => each.trim());
    return split.every((each) => each === '' || isAddress(each)) ? split : [part.trim()];
  });
  return {
    words: pieces.filter((piece) => piece !== '' && !isAddress(piece)),
    addresses: pieces.filter(isAddress),
  };
}

function readList(raw: string): string[] | null {
  try {
    const list: unknown = JSON.parse(raw);
    return Array.isArray(list) && list.every((each) => typeof each === 'string') ? list : null;
  } catch {
    return null;
  }
}

/** What is said in `evidence` counts as the description and the pictures, where those are not given themselves. */
function withEvidence(raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return raw;
  const form: Record<string, unknown> = { ...raw };
  const { words, addresses } = partsOf(form['evidence']);
  const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '';
  if (!isGiven(form['description'])) form['description'] = words.join('\n');
  const images = isGiven(form['images']) ? partsOf(form['images']).addresses : [];
  form['images'] = [...new Set([...images, ...addresses])];
  if (!isGiven(form['order_id']) && isGiven(form['id'])) form['order_id'] = form['id'];
  return form;
}

export const REFUND_DESCRIPTION = `请填写至少${descriptionMin}个字的退款说明`;

const evidencePictures = (most: number) =>
  z
    .array(z.string({ error: '图片上传失败，请重试' }).max(300, '图片上传失败，请重试'))
    .max(most, `最多只能上传${most}张图片`);

const description = z
  .string({ error: REFUND_DESCRIPTION })
  .trim()
  .refine((value) => countCharacters(value) >= descriptionMin, REFUND_DESCRIPTION)
  .refine((value) => countCharacters(value) <= descriptionMax, `退款说明不能超过${descriptionMax}个字符`)
  .refine(isStorableText, UNSTORABLE_TEXT);

export const refundForm = z.preprocess(
  withEvidence,
  z.object({
    order_id: orderId(),
    reason: z.enum(refundReasons, { error: '请选择退款原因' }),
    description,
    /** At most what the order holds, as the action says. */
    amount: yuanAmount({
      requiredMessage: '请填写退款金额',
      min: [1, '退款金额不能低于¥0.01'],
      max: null,
    }),
    images: evidencePictures(maxImages),
  }),
);
export type RefundForm = z.output<typeof refundForm>;

/** The reason is a sentence; what is told of it comes as `evidence` or as `description` and `images`. */
export const disputeForm = z.preprocess(
  withEvidence,
  z.object({
    order_id: orderId(),
    reason: text({
      requiredMessage: '请填写仲裁理由',
      max: [limit.reasonMax, `仲裁理由不能超过${limit.reasonMax}个字符`],
      hasLines: true,
    }),
    description: optionalText(limit.statementMax, '陈述').default(''),
    images: evidencePictures(limit.statementImages),
    /** What the client should get back, in yuan, as whoever opens it sees it. */
    amount: yuanAmount({ requiredMessage: '请填写主张的退款金额', max: null }).nullish(),
  }),
);

export const statementForm = withEitherId({
  content: text({
    requiredMessage: '请填写陈述',
    max: [limit.statementMax, `陈述不能超过${limit.statementMax}个字符`],
    hasLines: true,
  }),
  images: evidencePictures(limit.statementImages).default([]),
});

export const rulingForm = z.object({
  dispute_id: id('无效的仲裁ID'),
  /** What the client gets back, in yuan; the rest is the creator's, less the fee. */
  client_amount: yuanAmount({ requiredMessage: '请填写退给客户的金额', max: null }),
  reason: text({
    requiredMessage: '请填写裁决理由',
    max: [limit.statementMax, `裁决理由不能超过${limit.statementMax}个字符`],
    hasLines: true,
  }),
  /** Keys of the items that it rests on, as timeline-12, file-3, chat-88. */
  cited: z
    .array(z.string({ error: '引用的证据不正确' }).max(60, '引用的证据不正确'), {
      error: '请至少引用一项证据',
    })
    .min(1, '请至少引用一项证据')
    .max(50, '最多引用50项证据'),
  /** The client has no right to use what was delivered: its licence is shown as revoked. */
  revoke_licence: flag.default(false),
});

export const reviewForm = withEitherId({
  rating: z.coerce
    .number({ error: '请选择评分' })
    .int('评分应是1到5的整数')
    .min(1, '请选择评分')
    .max(5, '评分应是1到5的整数'),
  content: text({
    requiredMessage: '请填写评价内容',
    max: [limit.reviewMax, `评价内容不能超过${limit.reviewMax}个字符`],
    hasLines: true,
  }),
});

export const replyForm = z.object({
  review_id: id('评价不存在'),
  content: text({
    requiredMessage: '请填写回复内容',
    max: [limit.reviewMax, `回复内容不能超过${limit.reviewMax}个字符`],
    hasLines: true,
  }),
});
