import type { Services } from '../frame/context.ts';
import type { Figure, Watch } from '../frame/watch.ts';

/** What all watches see. One that fails says so and hides no other. */
export function createLookout(services: Services, watches: readonly Watch[]) {
  const look = () =>
    Promise.all(
      watches.map(async (watch) => {
        const seen = await watch.look(services).catch((error: unknown) => {
          services.log.error({ err: error, watch: watch.name }, 'a watch failed');
          return { line: { status: 'unknown' }, figures: [] };
        });
        return { name: watch.name, ...seen };
      }),
    );
  return {
    lines: async (): Promise<Record<string, unknown>> =>
      Object.fromEntries((await look()).map(({ name, line }) => [name, line])),
    figures: async (): Promise<Figure[]> => (await look()).flatMap(({ figures }) => [...figures]),
  };
}
