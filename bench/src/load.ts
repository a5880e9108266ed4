import { connect, type Socket } from 'node:net';

export type Target = {
  url: string;
  /** Asked for one after the other instead. */
  others?: readonly string[];
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
};

/**
 * Answers per second that a number of connections get, each asking again as soon as it is answered. The bytes of the
 * question are made once and of the answer only the length is read: what the asking costs is taken from the same cores.
 */
export async function measure(
  target: Target,
  options: { connections: number; seconds: number },
): Promise<number> {
  const urls = target.others ?? [target.url];
  const questions = urls.map((url) => questionOf({ ...target, url }));
  let asked = 0;
  const next = () => questions[asked++ % questions.length] ?? Buffer.alloc(0);
  const start = performance.now();
  const until = start + options.seconds * 1000;
  const answered = await Promise.all(
    Array.from({ length: options.connections }, () => askUntil(target, next, until)),
  );
  const answers = answered.reduce((sum, count) => sum + count, 0);
  return (answers * 1000) / (performance.now() - start);
}

function questionOf({ url, method = 'GET', headers = {}, body = '' }: Target): Buffer {
  const { host, pathname, search } = new URL(url);
  const lines = Object.entries({ ...headers, host, 'content-length': String(Buffer.byteLength(body)) });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return Buffer.from(`${method} ${pathname}${search} HTTP/1.1\r\n${head}\r\n${body}`);
}

async function askUntil(target: Target, next: () => Buffer, until: number): Promise<number> {
  const { hostname, port } = new URL(target.url);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  let answers = 0;
  try {
    while (performance.now() < until) {
      socket.write(next());
      const status = await readAnswer(socket);
      if (status !== '200') throw new Error(`${target.url} answered ${status}`);
      answers++;
    }
    return answers;
  } finally {
    socket.destroy();
  }
}

/** Reads one whole answer and gives its status. */
function readAnswer(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let status = '';
    let missing = Number.NaN;
    const settle = (end: () => void) => {
      socket.off('data', read).off('error', fail).off('close', fail);
      end();
    };
    const fail = (error?: unknown) =>
      settle(() => reject(new Error('the connection broke', { cause: error })));
    const read = (chunk: Buffer) => {
      if (status === '') {
        const bodyStart = chunk.indexOf('\r\n\r\n') + 4;
        const head = chunk.toString('latin1', 0, bodyStart);
        status = head.slice(9, 12);
        missing = Number(/content-length: (\d+)/i.exec(head)?.[1]) + bodyStart;
      }
      missing -= chunk.length;
      if (Number.isNaN(missing)) fail();
      else if (missing <= 0) settle(() => resolve(status));
    };
    socket.on('data', read).on('error', fail).on('close', fail);
  });
}
