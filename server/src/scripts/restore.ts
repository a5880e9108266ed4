import { join, resolve } from 'node:path';
import { readConfig } from '../config.ts';
import { restoreFrom } from '../db/backup/restore.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { StartupError } from '../startup-error.ts';
import { runScript } from './run-script.ts';

await runScript(async (say) => {
  const name = process.argv.slice(2).find((argument) => !argument.startsWith('--'));
  if (name === undefined)
    throw new StartupError('请说明从哪个文件恢复：npm run restore -- 备份文件 [--force]');
  const config = readConfig(process.env);
  const opened = await openDatabase(config, say);
  const { connectionString } = opened;
  try {
    await migrate({ connectionString, log: say });
    await restoreFrom({
      connectionString,
      uploadsDir: join(config.dataDir, 'uploads'),
      file: resolve(name),
      log: say,
      force: process.argv.includes('--force'),
    });
    say('恢复完成。');
  } finally {
    await opened.stop();
  }
});
