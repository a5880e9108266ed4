import { fileURLToPath } from 'node:url';
import { startServer, type RunningServer } from './server-process.ts';

/** The bare handler, in a process of its own like the product: they are measured under the same conditions. */
export function startYardstick(databaseUrl: string, port: number): Promise<RunningServer> {
  return startServer({
    script: fileURLToPath(new URL('./yardstick-server.ts', import.meta.url)),
    nodeOptions: ['--import', 'tsx'],
    env: { DATABASE_URL: databaseUrl, PORT: String(port) },
    url: `http://127.0.0.1:${port}/ten`,
  });
}
