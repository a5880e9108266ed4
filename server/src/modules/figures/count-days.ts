import { dayAfter, dayInShanghai, endOfDay } from '@zaojie/contract/days';
import { figureDays } from '@zaojie/contract/site/figure-words';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { transaction } from '../../db/transaction.ts';
import {
  countDay,
  listDays,
  listKeptDays,
  storeDay,
  type DayFigures,
  type Figures,
} from './figure.queries.ts';

const spanOf = (day: string) => ({
  since: sql`${endOfDay(dayAfter(day, -1))}::timestamptz`,
  until: sql`${endOfDay(day)}::timestamptz`,
});

export const countOne = (db: Db, figures: Figures, day: string) => countDay(db, figures, spanOf(day));

async function keepDay(db: Db, figures: Figures, day: string, now: Date): Promise<DayFigures> {
  const counted = await countOne(db, figures, day);
  await transaction(db, (tx) => storeDay(tx, day, counted, now));
  return counted;
}

const firstDay = (now: Date) => dayAfter(dayInShanghai(now), -(figureDays - 1));

/** Those of the last days that are over and not there yet: the first time all of them, later yesterday's. */
export async function keepMissingDays(db: Db, figures: Figures, now: Date): Promise<number> {
  const today = dayInShanghai(now);
  const kept = await listKeptDays(db, firstDay(now));
  let made = 0;
  for (let day = firstDay(now); day < today; day = dayAfter(day, 1)) {
    if (kept.has(day)) continue;
    await keepDay(db, figures, day, now);
    made += 1;
  }
  return made;
}

/** Every kept day anew from the rows; answers with those that were otherwise. */
export async function recomputeDays(
  db: Db,
  figures: Figures,
  now: Date,
): Promise<{ checked: number; changed: string[] }> {
  const before = await listDays(db, '2000-01-01');
  const changed: string[] = [];
  for (const { day, ...kept } of before) {
    const after = await keepDay(db, figures, day, now);
    const isSame = (Object.keys(after) as (keyof DayFigures)[]).every((name) => after[name] === kept[name]);
    if (!isSame) changed.push(day);
  }
  const made = await keepMissingDays(db, figures, now);
  return { checked: before.length + made, changed };
}

/** The last days, today's counted as far as it has come; whoever looks before the hourly job did finds them all the same. */
export async function figuresNow(db: Db, figures: Figures, now: Date) {
  await keepMissingDays(db, figures, now);
  const [kept, today] = [await listDays(db, firstDay(now)), dayInShanghai(now)];
  const byDay = new Map(kept.map((row) => [row.day, row]));
  const days = Array.from({ length: figureDays }, (_, index) => dayAfter(firstDay(now), index));
  const nothing = {
    new_people: 0,
    active_people: 0,
    posts: 0,
    comments: 0,
    orders: 0,
    money_fen: 0,
    reports: 0,
  };
  const current = await countOne(db, figures, today);
  return days.map((day) => ({ ...(byDay.get(day) ?? nothing), ...(day === today && current), day }));
}
