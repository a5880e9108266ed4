import { connectDatabase } from '../../db/database.ts';
import { transaction } from '../../db/transaction.ts';
import { createLog } from '../../log.ts';
import { createPayments } from '../../platform/payments/create-payments.ts';
import { receiveNotification } from '../payments/receive-notification.ts';
import { startPayment } from '../payments/start-payment.ts';
import { keepAccount } from '../withdrawals/accounts.ts';
import { decideOn } from '../withdrawals/administer.ts';
import { payOut } from '../withdrawals/pay-out.ts';
import { lockStanding } from '../withdrawals/withdrawal.queries.ts';
import { askFor } from '../withdrawals/withdraw.ts';

/*
 * A process of its own for money-kill-nine.test.ts: recharges and withdraws without end, prints what was acknowledged, and kills
 * itself at the point it was told: before or after a call to the provider, or wherever the time is asked, in transactions too.
 */
const [connectionString = '', dataDir = '', secret = '', person = '', admin = '', point = '', start = ''] =
  process.argv.slice(2);
const [userId, adminId, dieAt] = [Number(person), Number(admin), Number(point)];
const log = createLog('silent');
const { db } = connectDatabase({ connectionString, maxConnections: 4, connectionTimeoutMs: 60_000 });

let points = 0;
function pass(): void {
  if (++points < dieAt) return;
  process.kill(process.pid, 'SIGKILL');
  for (;;);
}

let day = 0;
/** Without dying: for what the fixture does by itself. */
const today = () => new Date(Number(start) + day * 86_400_000);
const now = () => {
  pass();
  return today();
};

function dying<T extends object>(port: T): T {
  return new Proxy(port, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      if (typeof value !== 'function') return value;
      return async (...args: unknown[]): Promise<unknown> => {
        pass();
        const result: unknown = await Reflect.apply(value, target, args);
        pass();
        return result;
      };
    },
  });
}

const real = createPayments({ adapter: 'sandbox' }, { secret, dataDir, log, now: today });
const provider = real.find('sandbox');
const { cashier } = real;
if (!provider || !cashier) throw new Error('the sandbox is off');
const dyingProvider: typeof provider = {
  ...dying(provider),
  answerNotification: (answer) => provider.answerNotification(answer),
};
const payments = { ...real, find: () => dyingProvider, cashier: dying(cashier) };
const services = { db, payments, secret, log, now };
const say = (what: string, id: number) => process.stdout.write(`${what} ${id}\n`);

async function recharge(): Promise<void> {
  const caller = {
    ...services,
    origin: 'http://localhost',
    address: '127.0.0.1',
    userAgent: '',
    transaction: <T>(work: Parameters<typeof transaction<T>>[1]) => transaction(db, work),
  };
  const viewer = { userId, sessionId: 1, role: 'member' } as const;
  const { payment_id: id, payment_no: no } = await startPayment(caller, viewer, {
    amountFen: 1000,
    subject: '充值',
    purpose: { kind: 'recharge' },
    method: 'sandbox',
    returnPath: '/profile/wallet',
  });
  say('pending', id);
  const told = await payments.cashier.act(no, 'pay');
  if (!told) throw new Error('over');
  const { status } = await receiveNotification(services, 'sandbox', { ...told, query: {} });
  if (status === 204) say('paid', id);
}

async function withdraw(): Promise<void> {
  const id = await transaction(db, async (tx) => {
    const { isVerified } = await lockStanding(tx, userId);
    const payee = { kind: 'alipay', login: '13800001111', holder: '林小满' } as const;
    const { id: accountId } = await keepAccount(tx, { userId, payee, secret }, now());
    return askFor(tx, { userId, accountId, amountFen: 600 }, isVerified, now());
  });
  say('asked', id);
  const verdict = { action: 'approve', adminId, reason: '', method: 'sandbox' } as const;
  await transaction(db, (tx) => decideOn(tx, id, { ...verdict, now: now() }));
  say('approved', id);
  await payOut(services, id);
  say('settled', id);
}

for (; ; day++) {
  await recharge();
  await withdraw();
}
