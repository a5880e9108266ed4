import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** The port of the last start while it is free: processes that outlived a crash still hold that address. */
export async function choosePort(folder: string): Promise<number> {
  const lastCommand = await readFile(join(folder, 'postmaster.opts'), 'utf8').catch(() => '');
  const last = Number(/port=(\d+)/.exec(lastCommand)?.[1] ?? 0);
  return (await tryPort(last)) ?? (await tryPort(0)) ?? 0;
}

/** 0 asks for any free port. */
function tryPort(port: number): Promise<number | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.on('error', () => resolve(null));
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : null));
    });
  });
}
