import type { Log } from '../../log.ts';
import { createChannelListeners } from './channel-listeners.ts';
import type { Hub } from './hub.ts';

/** For one process on its own. */
export function createInProcessHub(log?: Log): Hub {
  const listeners = createChannelListeners(log);
  return {
    publish: listeners.deliver,
    subscribe: (channel, listener) => {
      const { remove } = listeners.add(channel, listener);
      return () => void remove();
    },
    close: async () => listeners.clear(),
  };
}
