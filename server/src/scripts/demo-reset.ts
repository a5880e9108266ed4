import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { loadAppSecret } from '../app-secret.ts';
import { readConfig } from '../config.ts';
import { connectDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { countForeignUsers, resetDemoTown } from '../demo/reset-demo-town.ts';
import { createStorage } from '../platform/storage/create-storage.ts';
import { runScript } from './run-script.ts';

async function mayErase(foreignUsers: number): Promise<boolean> {
  if (foreignUsers === 0 || process.argv.includes('--yes')) return true;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`还有 ${foreignUsers} 个不是演示的账号会一并删除。输入 yes 继续：`);
  terminal.close();
  return answer.trim() === 'yes';
}

await runScript(async (say) => {
  const config = readConfig(process.env);
  const opened = await openDatabase(config, say);
  const database = connectDatabase({ connectionString: opened.connectionString, maxConnections: 4 });
  try {
    await migrate({ connectionString: opened.connectionString, log: say });
    if (!(await mayErase(await countForeignUsers(database.db)))) return say('没有改动任何数据。');
    const storage = await createStorage(config.storage, join(config.dataDir, 'uploads'));
    const secret = await loadAppSecret(config);
    await resetDemoTown({ db: database.db, storage, secret, log: say, now: new Date() });
    return say('演示小镇已重建。');
  } finally {
    await database.close();
    await opened.stop();
  }
});
