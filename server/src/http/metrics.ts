import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const loopback = /^(127\.|::1$|::ffff:127\.)/;

/** Prometheus figures, for whoever runs the machine: only from the machine itself. */
export function serveMetrics(app: FastifyInstance, options: { pool: pg.Pool }): void {
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
    if (!loopback.test(request.ip)) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
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
