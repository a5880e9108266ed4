import { Agent, request } from 'node:http';

export type Target = {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
};

/** Answers per second that a number of connections get, each asking again as soon as it is answered. */
export async function measure(
  target: Target,
  options: { connections: number; seconds: number },
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: options.connections });
  const until = performance.now() + options.seconds * 1000;
  let answers = 0;
  const client = async () => {
    while (performance.now() < until) {
      await ask(target, agent);
      answers++;
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: options.connections }, client));
  agent.destroy();
  return (answers * 1000) / (performance.now() - start);
}

function ask(target: Target, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const outgoing = request(target.url, {
      method: target.method ?? 'GET',
      headers: target.headers ?? {},
      agent,
    });
    outgoing.on('error', reject);
    outgoing.on('response', (answer) => {
      if (answer.statusCode !== 200)
        reject(new Error(`${target.url} answered ${answer.statusCode ?? 'nothing'}`));
      answer.on('end', resolve);
      answer.resume();
    });
    outgoing.end(target.body);
  });
}
