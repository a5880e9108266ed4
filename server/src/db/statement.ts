import { CompiledQuery, sql, type RawBuilder } from 'kysely';
import type { Db } from './database.ts';

/** Stands for a value while the text is made; the value itself comes with each execution. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

export type Sql = RawBuilder<unknown>;
export type Placeholders<P> = { readonly [K in keyof P]: Sql };

/** `sql` fragments for the values of P, whatever they are: `p.viewerId` is written where the viewer's id belongs. */
export function placeholders<P extends object>(): Placeholders<P> {
  return new Proxy({} as Placeholders<P>, {
    get: (_, name) => sql.val(new Placeholder(String(name))),
  });
}

export type Statement<P, R> = (db: Db, values: P) => Promise<R[]>;

/** A statement whose text is made once: for what runs on nearly every request, making it costs as much as sending it. */
export function statement<P extends object, R>(
  build: (p: Placeholders<P>) => RawBuilder<R>,
): Statement<P, R> {
  let made: { text: string; names: readonly (keyof P | null)[]; fixed: readonly unknown[] } | null = null;
  const make = (db: Db) => {
    const { sql: text, parameters } = build(placeholders<P>()).compile(db);
    const names = parameters.map((value) => (value instanceof Placeholder ? (value.name as keyof P) : null));
    return { text, names, fixed: parameters };
  };
  return async (db, values) => {
    made ??= make(db);
    const { text, names, fixed } = made;
    const parameters = names.map((name, i) => (name === null ? fixed[i] : values[name]));
    return (await db.executeQuery<R>(CompiledQuery.raw(text, parameters))).rows;
  };
}

/**
 * One statement for each shape that keeps coming: what decides the text is the shape, what differs between requests of one
 * shape are the values. Pages by number have a shape each, so theirs are made anew.
 */
export function statementsByShape<S extends object, P extends object, R>(
  build: (shape: S, p: Placeholders<P>) => RawBuilder<R>,
): (db: Db, shape: S, values: P) => Promise<R[]> {
  const made = new Map<string, Statement<P, R>>();
  return (db, shape, values) => {
    const make = () => statement<P, R>((p) => build(shape, p));
    if ('offset' in shape && Number(shape.offset) > 0) return make()(db, values);
    const key = JSON.stringify(shape);
    const known = made.get(key) ?? make();
    made.set(key, known);
    return known(db, values);
  };
}

/**
 * A list whose length the planner doesn't see. If it did, a plan for this very list would always look cheaper than the one
 * kept for all, and every execution would be planned anew: for a page of rows by index that costs more than the page itself.
 */
export const listOf = (values: Sql, type: 'bigint' | 'smallint'): Sql =>
  sql`(select ${values}::${sql.raw(type)}[])::${sql.raw(type)}[]`;

export const anyOf = (ids: readonly number[]): Sql => sql`any(${listOf(sql`${[...ids]}`, 'bigint')})`;

/**
 * Whether there is the row that `from` names, by its key: as a column of a list. For `exists` there the planner keeps two plans
 * ready, and a join would carry all other columns through one more step; this is looked up at the end.
 */
export const isThere = (from: Sql): RawBuilder<boolean> =>
  sql<boolean>`coalesce((select true ${from}), false)`;
