import { escapeLiteral, type Pool, type QueryResult } from 'pg';
import { spelled } from './account-names.ts';
import { NOW } from './ledger.rig.ts';
import { gainsOf, type TransferRequest } from './transfer.rules.ts';

/* For tests: many transfers, one after the other, for the price of one question to the database. */

const list = (values: readonly (string | number | null)[]) =>
  escapeLiteral(`{${values.map((value) => value ?? 'null').join()}}`);

/** As transfer() asks for it. */
function callOf(request: TransferRequest): string {
  const { key, kind, cause, askedBy } = request;
  const gains = gainsOf(request);
  const accounts = gains.map(({ account }) => account);
  const values = [
    escapeLiteral(key),
    escapeLiteral(kind),
    escapeLiteral(cause.kind),
    cause.id,
    askedBy ?? 'null',
    escapeLiteral(NOW.toISOString()),
    list(accounts.map(spelled)),
    list(accounts.map((account) => account.kind)),
    list(accounts.map(({ userId }) => userId)),
    list(accounts.map(({ orderId }) => orderId)),
    list(gains.map(({ amountFen }) => amountFen)),
  ];
  return `begin; select outcome from ledger_transfer(${values.join(', ')}); commit`;
}

/** The outcomes. Each is committed before the next is begun, so that others come in between as they do in life. */
export async function transferEach(pool: Pool, requests: readonly TransferRequest[]): Promise<string[]> {
  if (requests.length === 0) return [];
  const answers = (await pool.query(requests.map(callOf).join('; '))) as unknown as QueryResult<{
    outcome: string;
  }>[];
  return answers
    .filter(({ command }) => command === 'SELECT')
    .flatMap(({ rows }) => rows.map((row) => row.outcome));
}
