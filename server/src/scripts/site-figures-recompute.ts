import { readConfig } from '../config.ts';
import { connectDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { recomputeDays } from '../modules/figures/index.ts';
import { siteFigures } from '../worker.ts';
import { runScript } from './run-script.ts';

await runScript(async (say) => {
  const opened = await openDatabase(readConfig(process.env), say);
  const database = connectDatabase({ connectionString: opened.connectionString, maxConnections: 2 });
  try {
    await migrate({ connectionString: opened.connectionString, log: say });
    const { checked, changed } = await recomputeDays(database.db, siteFigures, new Date());
    for (const day of changed) say(`${day} 有更正`);
    say(`已重算 ${checked} 天的站点数字，${changed.length} 天有更正。`);
  } finally {
    await database.close();
    await opened.stop();
  }
});
