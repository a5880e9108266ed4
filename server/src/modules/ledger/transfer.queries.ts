import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';
import { spelled, type AccountKind } from './account-names.ts';
import type { Gain, TransferRequest } from './transfer.rules.ts';

export type Outcome =
  | { outcome: 'made' | 'repeated' | 'taken'; transfer_id: number }
  | { outcome: 'short'; short_kind: AccountKind; missing_fen: number };

type Values = {
  key: string;
  kind: string;
  causeKind: string;
  causeId: number;
  askedBy: number | null;
  now: Date;
  names: string[];
  kinds: string[];
  userIds: (number | null)[];
  orderIds: (number | null)[];
  amounts: number[];
};

const write = statement<Values, Outcome>(
  (
    p,
  ) => sql`select * from ledger_transfer(${p.key}, ${p.kind}, ${p.causeKind}, ${p.causeId}, ${p.askedBy}, ${p.now},
    ${p.names}::text[], ${p.kinds}::text[], ${p.userIds}::bigint[], ${p.orderIds}::bigint[], ${p.amounts}::bigint[])`,
);

export async function writeTransfer(
  tx: Tx,
  { key, kind, cause, askedBy }: TransferRequest,
  gains: readonly Gain[],
  now: Date,
): Promise<Outcome> {
  const accounts = gains.map(({ account }) => account);
  const [outcome] = await write(tx, {
    key,
    kind,
    causeKind: cause.kind,
    causeId: cause.id,
    askedBy,
    now,
    names: accounts.map(spelled),
    kinds: accounts.map((account) => account.kind),
    userIds: accounts.map(({ userId }) => userId),
    orderIds: accounts.map(({ orderId }) => orderId),
    amounts: gains.map(({ amountFen }) => amountFen),
  });
  if (!outcome) throw new Error('the ledger gave no answer');
  return outcome;
}
