import { readConfig } from '../config.ts';
import { connectDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { recomputeFigures, type Recomputed } from '../modules/storefronts/index.ts';
import { runScript } from './run-script.ts';

const names = {
  completed: '完成的作品',
  reviewCount: '评价',
  ratingSum: '星数',
  satisfiedCount: '满意',
  timedCount: '有截稿日的',
  onTimeCount: '准时的',
} as const;

function describe({ userId, before, after }: Recomputed): string {
  const parts = (Object.keys(names) as (keyof typeof names)[])
    .filter((figure) => before[figure] !== after[figure])
    .map((figure) => `${names[figure]} ${before[figure]} → ${after[figure]}`);
  return `用户 ${userId}：${parts.join('，')}`;
}

await runScript(async (say) => {
  const opened = await openDatabase(readConfig(process.env), say);
  const database = connectDatabase({ connectionString: opened.connectionString, maxConnections: 2 });
  try {
    await migrate({ connectionString: opened.connectionString, log: say });
    const { checked, changed } = await recomputeFigures(database.db, () => new Date());
    for (const each of changed) say(describe(each));
    say(`已重算 ${checked} 位创作者的评分、满意度、完成数和准时率，${changed.length} 位有更正。`);
  } finally {
    await database.close();
    await opened.stop();
  }
});
