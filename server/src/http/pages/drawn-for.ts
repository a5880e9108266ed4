import { AsyncLocalStorage } from 'node:async_hooks';

export type DrawnFor = {
  /** In whose name the work under way asks: a token; null for a visitor. */
  reader: () => string | null;
  during: <Made>(token: string | null, work: () => Promise<Made>) => Promise<Made>;
};

/** Several pages are drawn at once, and each asks in the name of its own reader, however long that takes. */
export function createDrawnFor(): DrawnFor {
  const token = new AsyncLocalStorage<string | null>();
  let drawings = 0;
  return {
    reader: () => token.getStore() ?? null,
    async during(own, work) {
      drawings += 1;
      try {
        return await token.run(own, work);
      } finally {
        drawings -= 1;
        // While it is followed who asks, so is every promise of the process: calls that draw nothing take a sixth longer.
        if (drawings === 0) token.disable();
      }
    },
  };
}
