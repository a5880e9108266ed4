import { join, resolve } from 'node:path';
import { readConfig } from '../config.ts';
import { backupTo } from '../db/backup/backup.ts';
import { openDatabase } from '../db/open-database.ts';
import { runScript } from './run-script.ts';

function defaultName(): string {
  return `zaojie-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.backup.tar.gz`;
}

await runScript(async (say) => {
  const config = readConfig(process.env);
  const file = resolve(process.argv[2] ?? join(config.dataDir, 'backups', defaultName()));
  const opened = await openDatabase(config, say);
  try {
    const uploadsDir = join(config.dataDir, 'uploads');
    await backupTo({ connectionString: opened.connectionString, uploadsDir, file, log: say });
    say(`已备份到 ${file}`);
  } finally {
    await opened.stop();
  }
});
