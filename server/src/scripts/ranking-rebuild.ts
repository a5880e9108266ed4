import { readConfig } from '../config.ts';
import { connectDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { computeRankings, rebuildRankings } from '../modules/rankings/index.ts';
import { runScript } from './run-script.ts';

await runScript(async (say) => {
  const opened = await openDatabase(readConfig(process.env), say);
  const database = connectDatabase({ connectionString: opened.connectionString, maxConnections: 2 });
  try {
    await migrate({ connectionString: opened.connectionString, log: say });
    const { lists, entries, changed } = await rebuildRankings(database.db);
    say(`已重算 ${lists} 份榜单，共 ${entries} 个名次`);
    say(changed === 0 ? '与原来完全一致。' : `有 ${changed} 个名次与原来不同，已更正。`);
    const made = await computeRankings(database.db, new Date());
    if (made > 0) say(`补算了今天的 ${made} 份榜单`);
  } finally {
    await database.close();
    await opened.stop();
  }
});
