import closeWithGrace from 'close-with-grace';
import { announce } from './announce.ts';
import { readConfig } from './config.ts';
import { startServer } from './start-server.ts';
import { StartupError } from './startup-error.ts';

const STOP_WITHIN_MS = 10_000;

try {
  const config = readConfig(process.env);
  const server = await startServer(config, (line) => console.log(line));
  closeWithGrace({ delay: STOP_WITHIN_MS, logger: false }, async ({ err }) => {
    if (err) server.log.fatal({ err }, 'stopping after an unexpected error');
    await server.stop();
  });
  announce(server.address, server.demoAccounts, (line) => console.log(line));
} catch (error) {
  const isExpected = error instanceof StartupError;
  console.error(isExpected ? error.message : error);
  process.exit(1);
}
