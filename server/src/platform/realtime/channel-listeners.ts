import type { Log } from '../../log.ts';
import type { HubListener, HubMessage } from './hub.ts';

type Entry = { listener: HubListener };

export type ChannelListeners = {
  /** `isFirst`: nobody listened to this channel before. */
  add(channel: string, listener: HubListener): { isFirst: boolean; remove: () => { isLast: boolean } };
  deliver(channel: string, message: HubMessage): void;
  channels(): string[];
  clear(): void;
};

export function createChannelListeners(log?: Log): ChannelListeners {
  const entriesByChannel = new Map<string, Set<Entry>>();

  function remove(channel: string, entry: Entry): { isLast: boolean } {
    const entries = entriesByChannel.get(channel);
    if (!entries?.delete(entry) || entries.size > 0) return { isLast: false };
    entriesByChannel.delete(channel);
    return { isLast: true };
  }

  return {
    add(channel, listener) {
      // An entry of its own for each subscription: one listener may be given twice and taken away once.
      const entry = { listener };
      const entries = entriesByChannel.get(channel);
      if (entries) entries.add(entry);
      else entriesByChannel.set(channel, new Set([entry]));
      return { isFirst: !entries, remove: () => remove(channel, entry) };
    },
    deliver(channel, message) {
      const entries = entriesByChannel.get(channel);
      if (!entries) return;
      // Who joins because of this message doesn't hear it; who leaves because of it doesn't either.
      const present = [...entries];
      for (const entry of present) {
        if (entries.has(entry)) callSafely(entry.listener, message, log);
      }
    },
    channels: () => [...entriesByChannel.keys()],
    clear: () => entriesByChannel.clear(),
  };
}

function callSafely(listener: HubListener, message: HubMessage, log?: Log): void {
  try {
    listener(message);
  } catch (error) {
    log?.error({ err: error, messageType: message.type }, 'a realtime listener failed');
  }
}
