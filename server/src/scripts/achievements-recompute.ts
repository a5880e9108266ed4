import { readConfig } from '../config.ts';
import { connectDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { recomputeAll } from '../modules/achievements/index.ts';
import { createInProcessHub } from '../platform/realtime/in-process-hub.ts';
import { runScript } from './run-script.ts';

await runScript(async (say) => {
  const opened = await openDatabase(readConfig(process.env), say);
  const database = connectDatabase({ connectionString: opened.connectionString, maxConnections: 2 });
  const hub = createInProcessHub();
  try {
    await migrate({ connectionString: opened.connectionString, log: say });
    const { people, earned } = await recomputeAll(database.db, { hub, now: () => new Date() });
    say(`看过 ${people} 人，新得到 ${earned} 个成就。`);
  } finally {
    await hub.close();
    await database.close();
    await opened.stop();
  }
});
