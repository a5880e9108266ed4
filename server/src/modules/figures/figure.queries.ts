import { siteFigureNames, type SiteFigureName } from '@zaojie/contract/site/figure-words';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import type { SiteFigures, Span } from '../../frame/site-figure.ts';

export type DayFigures = Record<SiteFigureName, number>;
export type Figures = readonly SiteFigures[];

/** One statement, however many modules have something to say. */
export async function countDay(db: Db, figures: Figures, span: Span): Promise<DayFigures> {
  const active = figures.flatMap((each) => (each.active ? [each.active(span)] : []));
  const everybody = sql.join(active, sql` union `);
  const counted = siteFigureNames.map((name) => {
    const count = figures.flatMap((each) => each.counts?.[name] ?? [])[0];
    if (count) return sql`(${count(span)}) as ${sql.ref(name)}`;
    return sql`(select count(*) from (${everybody}) someone) as ${sql.ref(name)}`;
  });
  const { rows } = await sql<Record<SiteFigureName, number | string>>`
    select ${sql.join(counted)}`.execute(db);
  const row = rows[0];
  return Object.fromEntries(siteFigureNames.map((name) => [name, Number(row?.[name] ?? 0)])) as DayFigures;
}

export async function storeDay(tx: Tx, day: string, figures: DayFigures, now: Date): Promise<void> {
  await tx
    .insertInto('site_figures')
    .values({ day, ...figures, counted_at: now })
    .onConflict((conflict) => conflict.column('day').doUpdateSet({ ...figures, counted_at: now }))
    .execute();
}

export type DayRow = DayFigures & { day: string };

export async function listDays(db: Db, from: string): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    select day::text as day, new_people, active_people, posts, comments, orders, money_fen::float8 as money_fen, reports
    from site_figures where day >= ${from}::date order by day`.execute(db);
  return rows;
}

export async function listKeptDays(db: Db, from: string): Promise<Set<string>> {
  return new Set((await listDays(db, from)).map(({ day }) => day));
}
