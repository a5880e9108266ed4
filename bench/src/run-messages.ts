import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { createCorrespondents, type Correspondent } from './correspondents.ts';
import { openListeners, type Listener } from './listeners.ts';
import { post } from './post.ts';
import { startProduct } from './product.ts';
import { settle } from './settle.ts';

const SOCKETS = Number(process.env['BENCH_SOCKETS'] ?? 1000);
const SOCKETS_PER_USER = Number(process.env['BENCH_SOCKETS_PER_USER'] ?? 5);
const PER_SECOND = Number(process.env['BENCH_MESSAGES_PER_SECOND'] ?? 100);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 30);
const PORT = Number(process.env['BENCH_PORT'] ?? 3493);
const LAST_WAIT_MS = 3_000;

type Sent = { at: number; readers: [number, number] };

/** At an even pace whatever the answers take, as a crowd of people would. */
async function sendAll(url: string, pairs: readonly [Correspondent, Correspondent][], agent: Agent) {
  const sent = new Map<string, Sent>();
  const answers: Promise<boolean>[] = [];
  const start = performance.now();
  for (let i = 0; i < PER_SECOND * SECONDS; i++) {
    const wait = start + (i * 1000) / PER_SECOND - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const pair = pairs[(i * 7) % pairs.length];
    if (!pair) throw new Error('There is nobody to write.');
    const [from, to] = i % 2 ? pair : [pair[1], pair[0]];
    const clientId = randomUUID();
    sent.set(clientId, { at: performance.now(), readers: [from.id, to.id] });
    const body = { to_user: to.id, content: `第 ${i} 句：底稿明晚给你。`, client_id: clientId };
    const answer = post(`${url}/api/message/send`, body, { token: from.token, agent });
    answers.push(
      answer.then(
        () => true,
        () => sent.delete(clientId) && false,
      ),
    );
  }
  const areSent = await Promise.all(answers);
  return { sent, refused: areSent.filter((isSent) => !isSent).length };
}

function judge(sent: Map<string, Sent>, listeners: readonly Listener[]) {
  const result = { expected: 0, received: 0, lost: 0, doubled: 0, outOfOrder: 0, delays: [] as number[] };
  for (const { userId, heard } of listeners) {
    const seen = new Set<string>();
    const lastSeq = new Map<string, number>();
    for (const { clientId, chat, seq, at } of heard) {
      const message = sent.get(clientId);
      if (!message) continue;
      result.received++;
      if (seen.has(clientId)) result.doubled++;
      seen.add(clientId);
      if (seq < (lastSeq.get(chat) ?? 0)) result.outOfOrder++;
      lastSeq.set(chat, seq);
      result.delays.push(at - message.at);
    }
    const own = [...sent.values()].filter(({ readers }) => readers.includes(userId)).length;
    result.expected += own;
    result.lost += own - seen.size;
  }
  return result;
}

function percentile(values: readonly number[], share: number): string {
  const sorted = values.toSorted((a, b) => a - b);
  return `${(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN).toFixed(1)} ms`;
}

const product = await startProduct(PORT);
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
try {
  const pairs = await createCorrespondents(product.databaseUrl, Math.ceil(SOCKETS / SOCKETS_PER_USER));
  // A new town's rankings and figures take the machine for a while.
  await settle(product.databaseUrl);
  const people = pairs.flat().flatMap((person) => Array.from({ length: SOCKETS_PER_USER }, () => person));
  const opening = performance.now();
  const { listeners, close } = await openListeners(product.url, people, agent);
  console.log(
    `${listeners.length} sockets of ${pairs.length * 2} people, opened in ${((performance.now() - opening) / 1000).toFixed(1)} s`,
  );
  console.log(`${PER_SECOND} messages a second for ${SECONDS} s, each to every socket of both sides`);
  const { sent, refused } = await sendAll(product.url, pairs, agent);
  await new Promise((resolve) => setTimeout(resolve, LAST_WAIT_MS));
  const { delays, ...counts } = judge(sent, listeners);
  console.log(`sent ${sent.size}, refused ${refused}, deliveries ${counts.received} of ${counts.expected}`);
  console.log(`lost ${counts.lost}, doubled ${counts.doubled}, out of order ${counts.outOfOrder}`);
  console.log(`from the call to the socket: p50 ${percentile(delays, 0.5)}, p99 ${percentile(delays, 0.99)}`);
  close();
  if (counts.lost + counts.doubled + counts.outOfOrder + refused > 0) process.exitCode = 1;
} finally {
  agent.destroy();
  await product.stop();
}
