import { readConfig } from '../config.ts';
import { connectDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { gather } from '../frame/module.ts';
import { recomputeDays } from '../modules/figures/index.ts';
import { commentsModule } from '../modules/comments/index.ts';
import { ordersModule } from '../modules/orders/index.ts';
import { postsModule } from '../modules/posts/index.ts';
import { reportsModule } from '../modules/reports/index.ts';
import { usersModule } from '../modules/users/index.ts';
import { runScript } from './run-script.ts';

/** Those that have something to say of a day. */
const telling = [usersModule, postsModule, commentsModule, ordersModule, reportsModule];
const siteFigures = gather(telling, 'siteFigures');

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
