import { yuanText } from '@zaojie/contract/money';
import { readConfig } from '../config.ts';
import { connectDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { checkLedger, type Fault } from '../modules/ledger/index.ts';
import { runScript } from './run-script.ts';

const meaning: Record<Fault['kind'], string> = {
  sum: '分录合计不为零',
  chain: '分录与上一笔余额不衔接',
  below_zero: '余额低于零',
  cause: '订单的钱被别的事动用',
  balance: '账户余额与分录不符',
  escrow: '托管金额与收支不符',
  frozen: '冻结的钱被别的事动用',
  income: '月收入与分录不符',
  inside: '站内资金与转入转出之差不符',
};

function describe({ kind, transferId, account, expectedFen, foundFen }: Fault): string {
  const place = [transferId === null ? '' : `转账 ${transferId}`, account ?? ''].filter(Boolean).join('，');
  return `${meaning[kind]}${place === '' ? '' : `（${place}）`}：应为 ¥${yuanText(expectedFen)}，实为 ¥${yuanText(foundFen)}`;
}

await runScript(async (say) => {
  const opened = await openDatabase(readConfig(process.env), say);
  const database = connectDatabase({ connectionString: opened.connectionString, maxConnections: 2 });
  try {
    await migrate({ connectionString: opened.connectionString, log: say });
    const report = await checkLedger(database.db, new Date());
    const { insideFen, broughtInFen, takenOutFen } = report;
    say(`已核对 ${report.transferCount} 笔转账`);
    say(`站内资金 ¥${yuanText(insideFen)}，转入 ¥${yuanText(broughtInFen)}，转出 ¥${yuanText(takenOutFen)}`);
    for (const fault of report.faults) say(describe(fault));
    say(report.faults.length === 0 ? '账目无误。' : `共有 ${report.faults.length} 处不符。`);
    if (report.faults.length > 0) process.exitCode = 1;
  } finally {
    await database.close();
    await opened.stop();
  }
});
