import { sql, type RawBuilder } from 'kysely';
import type { Sql } from '../../db/statement.ts';

/** By which method a payment went; null where there is none. */
export function methodOfPayment(paymentId: Sql): RawBuilder<string | null> {
  return sql<string | null>`(select p.method from payments p where p.id = ${paymentId})`;
}
