import * as z from 'zod';
import { day } from '../days.schemas.ts';
import { storefrontLimits } from './storefront-limits.ts';
import { optionalText } from '../primitives.ts';
import { commissionStatus } from './creator.schemas.ts';

const { schedule: limit } = storefrontLimits;
const SEATS = `席位为${limit.seatsMin}-${limit.seatsMax}席`;

/** A month as 2026-12; rubbish counts as left out, which means the current one. */
export const scheduleQuery = z.object({
  month: z
    .unknown()
    .optional()
    .transform((raw) => (typeof raw === 'string' && /^2\d{3}-(0[1-9]|1[0-2])$/.test(raw) ? raw : null))
    .meta({ type: 'string', description: 'YYYY-MM' }),
});

/** Both days are part of it. */
export const vacation = z.object({
  id: z.int(),
  from: z.string(),
  to: z.string(),
  days: z.int(),
  note: z.string(),
});
export type Vacation = z.output<typeof vacation>;

/** What fills a seat from one day to another. */
export const seatBooking = z.object({
  order_id: z.int(),
  seat: z.int(),
  title: z.string(),
  client: z.object({ id: z.int(), nickname: z.string(), avatar: z.string() }),
  from: z.string(),
  to: z.string(),
  progress: z.int(),
});

export const schedule = z.object({
  month: z.string(),
  today: z.string(),
  seats: z.int(),
  free_seats: z.int(),
  is_accepting: z.boolean(),
  commission_status: commissionStatus,
  off_reason: z.enum(['switched_off', 'no_service', 'vacation', 'full']).nullable(),
  next_free_day: z.string().nullable(),
  resumes_on: z.string().nullable(),
  /** All that aren't over, and those that touch the month, the earliest first. */
  vacations: z.array(vacation),
  /** The orders that touch the month, one lane a seat. */
  queue: z.array(seatBooking),
});
export type Schedule = z.output<typeof schedule>;

const span = z.object(
  {
    from: day('请选择休息开始日期'),
    to: day('请选择休息结束日期'),
    note: optionalText(limit.noteMax, '休息说明').default(''),
  },
  { error: '休息日期格式不正确' },
);

/**
 * What is left out stays as it is. `vacations` are all that end today or later: what is no longer among them is cancelled,
 * what is over stays and isn't sent.
 */
export const scheduleForm = z.object({
  seats: z
    .union([z.number(), z.string().regex(/^\d{1,3}$/, SEATS)], {
      error: SEATS,
    })
    .transform(Number)
    .refine((value) => Number.isInteger(value) && value >= limit.seatsMin && value <= limit.seatsMax, SEATS)
    .meta({ type: 'integer', minimum: limit.seatsMin, maximum: limit.seatsMax })
    .optional(),
  is_accepting: z.boolean({ error: '请选择是否接单' }).optional(),
  vacations: z
    .array(span, { error: '休息日期格式不正确' })
    .max(limit.vacationsMax, `最多${limit.vacationsMax}段休息`)
    .optional(),
  /** The month to answer with. */
  month: scheduleQuery.shape.month,
});
export type ScheduleForm = z.output<typeof scheduleForm>;
