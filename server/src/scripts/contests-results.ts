import { readConfig } from '../config.ts';
import { connectDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { recountContests } from '../modules/contests/index.ts';
import { runScript } from './run-script.ts';

await runScript(async (say) => {
  const opened = await openDatabase(readConfig(process.env), say);
  const database = connectDatabase({ connectionString: opened.connectionString, maxConnections: 2 });
  try {
    await migrate({ connectionString: opened.connectionString, log: say });
    const { contests, entries, changed, differing } = await recountContests(database.db, new Date());
    say(`已按选票重算 ${contests} 个活动，共 ${entries} 件作品`);
    say(changed === 0 ? '与原来完全一致。' : `有 ${changed} 件作品与原来不同，已更正。`);
    if (differing > 0) {
      say(`已公布的活动里有 ${differing} 件作品与选票对不上，没有改动，请查看。`);
      process.exitCode = 1;
    }
  } finally {
    await database.close();
    await opened.stop();
  }
});
