import { Readable } from 'node:stream';
import { dayInShanghai, SHANGHAI_AHEAD_MS } from '@zaojie/contract/days';
import { frameErrors } from '@zaojie/contract/errors';
import { transferKinds } from '@zaojie/contract/ledger/transfer-kinds';
import { moneyLimits } from '@zaojie/contract/wallet/money-limits';
import { yuanText } from '@zaojie/contract/money';
import { ledgerFilter } from '@zaojie/contract/wallet/wallet.schemas';
import type * as z from 'zod';
import type { Db } from '../../db/database.ts';
import type { RawRoute } from '../../frame/raw-route.ts';
import { Refusal } from '../../frame/refusal.ts';
import { BOM, csvLine } from './csv.ts';
import { titleOf } from './entry.view.ts';
import { filterOf } from './list-ledger.ts';
import { listNamedEntries, type NamedEntry } from './wallet.queries.ts';

const PAGE = 1_000;
const heads = ['序号', '时间（北京时间）', '类型', '说明', '金额（元）', '余额（元）', '相关编号'];
const causes = {
  order: '订单',
  recharge: '支付单',
  withdrawal: '提现',
  game: '游戏购买',
  contest: '活动',
} as const;

const inShanghai = (moment: Date) =>
  new Date(moment.getTime() + SHANGHAI_AHEAD_MS).toISOString().slice(0, 19).replace('T', ' ');

const lineOf = (row: NamedEntry) =>
  csvLine([
    String(row.seq),
    inShanghai(row.created_at),
    transferKinds[row.kind],
    titleOf(row),
    yuanText(row.amount_fen),
    yuanText(row.balance_after_fen),
    `${causes[row.cause_kind]} ${row.cause_id}`,
  ]);

type Asked = {
  db: Db;
  userId: number;
  filter: z.output<typeof ledgerFilter>;
  signal: AbortSignal;
  pageSize?: number;
};

/** Page by page as it is sent: a long history is never held whole, and nobody's connection is kept. */
export async function* writeLedger({
  db,
  userId,
  filter,
  signal,
  pageSize = PAGE,
}: Asked): AsyncGenerator<string> {
  yield BOM + csvLine(heads);
  let beforeSeq: number | null = null;
  for (let left: number = moneyLimits.wallet.exportRows; left > 0 && !signal.aborted; left -= pageSize) {
    const place = { userId, beforeSeq, limit: Math.min(pageSize, left) };
    const rows: NamedEntry[] = await listNamedEntries(db, filterOf(filter, place));
    if (rows.length > 0) yield rows.map(lineOf).join('');
    beforeSeq = rows.at(-1)?.seq ?? null;
    if (rows.length < place.limit) return;
  }
}

export const exportRoute: RawRoute = {
  method: 'GET',
  path: '/wallet/export.csv',
  access: 'member',
  pace: 'export',
  bodyLimit: 1,
  async answer({ db, viewer, now, signal }, { query }) {
    if (!viewer) throw new Refusal(frameErrors.unauthenticated);
    const filter = ledgerFilter.parse(query);
    const name = `zaojie-wallet-${dayInShanghai(now())}.csv`;
    return {
      status: 200,
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${name}"; filename*=UTF-8''${encodeURIComponent(`造界流水-${dayInShanghai(now())}.csv`)}`,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      },
      body: Readable.from(writeLedger({ db, userId: viewer.userId, filter, signal })),
    };
  },
};
