import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Config } from '../config.ts';
import type { Figure } from '../frame/watch.ts';

const loopback = /^(127\.|::1$|::ffff:127\.)/;

type MetricsOptions = {
  pool: pg.Pool;
  config: Pick<Config, 'trustProxy' | 'metricsToken'>;
  /** What modules keep an eye on, asked for at each reading. */
  figures: () => Promise<readonly Figure[]>;
};

/** Prometheus figures, for whoever runs the machine: from the machine itself, or with the token. */
export function serveMetrics(app: FastifyInstance, options: MetricsOptions): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  observePool(registry, options.pool);

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, options.config)) return reply.callNotFound();
    setFigures(registry, await options.figures());
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** A proxy on this machine connects from it too, for whoever it serves. */
function mayRead(request: FastifyRequest, { trustProxy, metricsToken }: MetricsOptions['config']): boolean {
  const { headers, socket } = request.raw;
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined;
  const isDirect = trustProxy === null && !isForwarded;
  if (isDirect && loopback.test(socket.remoteAddress ?? '')) return true;
  return metricsToken !== null && isSame(headers.authorization ?? '', `Bearer ${metricsToken}`);
}

/** Takes the same time wherever the two differ. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

function setFigures(registry: Registry, figures: readonly Figure[]): void {
  for (const { name, help, value } of figures) {
    registry.removeSingleMetric(name);
    if (value !== null) new Gauge({ name, help, registers: [registry] }).set(value);
  }
}

function observePool(registry: Registry, pool: pg.Pool): void {
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool, by what they do.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      connections.set({ state: 'total' }, pool.totalCount);
      connections.set({ state: 'idle' }, pool.idleCount);
      connections.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}
