import * as z from 'zod';
import { limits } from './limits.ts';
import { countCharacters, isStorableLine, isStorableText } from './text-rules.ts';

export const UNSTORABLE_TEXT = '内容包含无法识别的字符';

type TextOptions = {
  requiredMessage: string;
  min?: [number, string];
  max: [number, string];
  /** Without it a break of the line is no text. */
  hasLines?: true;
};

/** Text of a person: trimmed, storable, counted in characters as people count them. */
export function text(options: TextOptions) {
  const [max, maxMessage] = options.max;
  let schema = z.string({ error: options.requiredMessage }).trim().min(1, options.requiredMessage);
  if (options.min) {
    const [min, minMessage] = options.min;
    schema = schema.refine((value) => countCharacters(value) >= min, minMessage);
  }
  return schema
    .refine((value) => countCharacters(value) <= max, maxMessage)
    .refine(options.hasLines ? isStorableText : isStorableLine, UNSTORABLE_TEXT);
}

/** Like text(), but may be left empty and have several lines. */
export function optionalText(max: number, label: string) {
  return z
    .string({ error: `${label}格式不正确` })
    .trim()
    .refine((value) => countCharacters(value) <= max, `${label}不能超过${max}个字符`)
    .refine(isStorableText, UNSTORABLE_TEXT);
}

/** An id in a path, query or body; digits as a string are accepted, anything else is refused with the message. */
export function id(message = '无效的ID') {
  return z
    .union([z.number(), z.string().regex(/^\d{1,15}$/, message)], { error: message })
    .transform(Number)
    .refine((value) => Number.isSafeInteger(value) && value > 0, message)
    .meta({ type: 'integer', minimum: 1 });
}

function wholeNumber(fallback: number, max: number) {
  return z
    .unknown()
    .optional()
    .transform((raw) => {
      const value = typeof raw === 'string' || typeof raw === 'number' ? Number(raw) : Number.NaN;
      return Number.isInteger(value) && value >= 1 ? Math.min(value, max) : fallback;
    })
    .meta({ type: 'integer', minimum: 1, maximum: max, default: fallback });
}

/** Rubbish paging values fall back to the defaults: a hand-edited address never breaks a list. */
export function pageQuery(defaultSize: number = limits.page.defaultSize) {
  return z.object({
    page: wholeNumber(1, limits.page.maxNumber),
    per_page: wholeNumber(defaultSize, limits.page.maxSize),
  });
}

export const keyword = z
  .unknown()
  .optional()
  .transform((raw) => {
    const value = typeof raw === 'string' ? raw.trim() : '';
    return isStorableText(value) ? [...value].slice(0, limits.keywordMax).join('') : '';
  })
  .meta({ type: 'string', maxLength: limits.keywordMax });

export function paged<T extends z.ZodType>(item: T) {
  return z.object({
    data: z.array(item),
    total: z.int(),
    per_page: z.int(),
    current_page: z.int(),
    last_page: z.int(),
    next_cursor: z.string().nullable().optional(),
  });
}

/** A place in a list that an earlier answer gave; rubbish starts the list over. */
export const cursor = z
  .unknown()
  .optional()
  .transform((raw) => (typeof raw === 'string' && /^[\w-]{1,300}$/.test(raw) ? raw : null))
  .meta({ type: 'string' });

/** Ids joined by commas; what isn't an id is passed over. */
export function idList(most: number) {
  return z
    .unknown()
    .optional()
    .transform((raw) => {
      const parts = typeof raw === 'string' ? raw.split(',') : [];
      const ids = parts.filter((part) => /^\d{1,15}$/.test(part)).map(Number);
      return [...new Set(ids)].filter((value) => value > 0).slice(0, most);
    })
    .meta({ type: 'string' });
}

/** An id that may be left out; rubbish counts as left out. */
export const optionalId = z
  .unknown()
  .optional()
  .transform((raw) => {
    const value = typeof raw === 'number' ? String(raw) : raw;
    return typeof value === 'string' && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : null;
  })
  .meta({ type: 'integer' });

/** Yes or no as a form or an address says it: 1 and 0, true and false. What is left out or is rubbish means no. */
export const flag = z
  .unknown()
  .optional()
  .transform((raw) => raw === true || raw === 1 || raw === '1' || raw === 'true')
  .meta({ type: 'integer', enum: [0, 1], default: 0 });
