import { createServer, type Socket } from 'node:net';

export type TestSmtp = {
  url: string;
  /** Every line that was said to it. */
  heard: string[];
  /** What it answers whoever names a recipient from now on; null for yes. */
  refuse(answer: string | null): void;
  /** The messages that were handed over, each as it came. */
  letters(): string[];
  close(): void;
};

/** A mail server that takes everything, or nothing, and remembers what it was told. */
export async function startTestSmtp(options: { refuses?: boolean } = {}): Promise<TestSmtp> {
  const heard: string[] = [];
  const letters: string[] = [];
  let refusal: string | null = options.refuses ? '550 nobody' : null;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let body: string[] | null = null;
    let rest = '';
    socket.on('error', () => undefined);
    socket.write('220 here\r\n');
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString()).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        heard.push(line);
        if (body && line !== '.') {
          body.push(line);
          continue;
        }
        if (body) letters.push(body.join('\n'));
        body = line === 'DATA' ? [] : null;
        const refused = refusal !== null && line.startsWith('RCPT');
        socket.write(line === 'DATA' ? '354 go on\r\n' : refused ? `${refusal}\r\n` : '250 ok\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('not listening');
  return {
    url: `smtp://127.0.0.1:${bound.port}`,
    heard,
    refuse: (answer) => {
      refusal = answer;
    },
    letters: () => letters,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
