import { readConfig } from '../config.ts';
import { connectDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { recomputeGames } from '../modules/games/index.ts';
import { runScript } from './run-script.ts';

const NAMED = 20;

await runScript(async (say) => {
  const opened = await openDatabase(readConfig(process.env), say);
  const database = connectDatabase({ connectionString: opened.connectionString, maxConnections: 2 });
  try {
    await migrate({ connectionString: opened.connectionString, log: say });
    const { games, wrong, developers } = await recomputeGames(database.db);
    say(`已重算 ${games} 款游戏的评分、计数和排序`);
    if (wrong.length > 0) say(`与记录不符、已改正的：${wrong.slice(0, NAMED).join('、')}`);
    if (developers > 0) say(`${developers} 位开发者的游戏数已改正`);
    if (wrong.length + developers === 0) say('原来的数字都对。');
  } finally {
    await database.close();
    await opened.stop();
  }
});
