import { connectDatabase } from '../../db/database.ts';
import { transaction } from '../../db/transaction.ts';
import { availableOf, escrowOf } from './account-names.ts';
import { transfer } from './transfer.ts';

/* A process of its own for kill-nine.test.ts: pays and takes back without end, and prints each key once it was acknowledged. */
const [connectionString = '', name = '', client = ''] = process.argv.slice(2);
const { db } = connectDatabase({ connectionString, maxConnections: 4, connectionTimeoutMs: 60_000 });
const userId = Number(client);

async function lane(orderId: number): Promise<never> {
  const [own, escrow] = [availableOf(userId), escrowOf(orderId, userId)];
  const move = async (key: string, kind: 'payment' | 'refund') => {
    const [from, to] = kind === 'payment' ? [own, escrow] : [escrow, own];
    const cause = { kind: 'order', id: orderId } as const;
    const moves = [{ from, to, amountFen: 7 }];
    await transaction(db, (tx) => transfer(tx, { key, kind, cause, askedBy: userId, moves }, new Date()));
    process.stdout.write(`${key}\n`);
  };
  for (let n = 0; ; n++) {
    await move(`${name}:${orderId}:${n}:pay`, 'payment');
    await move(`${name}:${orderId}:${n}:back`, 'refund');
  }
}

await Promise.all([1, 2, 3, 4].map((orderId) => lane(orderId)));
