import { randomUUID } from 'node:crypto';
import type { Log } from '../../log.ts';
import { createChannelListeners } from './channel-listeners.ts';
import type { Hub, HubMessage } from './hub.ts';
import { closeRedis, connectRedis } from './redis-connection.ts';

const PREFIX = 'zaojie:';
const HEARTBEAT_MS = 15_000;

/** A failed command means a lost connection: that is logged there, and `ready` subscribes to everything again. */
const ignore = () => {};

type Envelope = { from: string; message: HubMessage };

/** For several processes: listeners here hear at once, those elsewhere through Redis while it is up. */
export function createRedisHub({ url, log }: { url: string; log: Log }): Hub {
  // Redis sends our own messages back to us; by this we know them.
  const processId = randomUUID();
  const listeners = createChannelListeners(log);
  const publisher = connectRedis({ url, name: 'zaojie-hub-publisher', log });
  const subscriber = connectRedis({ url, name: 'zaojie-hub-subscriber', log });

  subscriber.on('ready', () => {
    const channels = listeners.channels().map((channel) => PREFIX + channel);
    if (channels.length > 0) subscriber.subscribe(...channels).catch(ignore);
  });
  subscriber.on('message', (redisChannel: string, text: string) => {
    const envelope = parseEnvelope(text);
    if (!envelope) log.warn({ redisChannel }, 'a realtime message from Redis could not be read');
    else if (envelope.from !== processId) {
      listeners.deliver(redisChannel.slice(PREFIX.length), envelope.message);
    }
  });
  // A quiet connection may be dead without our knowing; a ping without an answer closes it.
  const heartbeat = setInterval(() => {
    if (subscriber.status === 'ready') subscriber.ping().catch(ignore);
  }, HEARTBEAT_MS);

  return {
    publish(channel, message) {
      listeners.deliver(channel, message);
      const text = serialise({ from: processId, message }, log);
      if (text !== null && publisher.status === 'ready') {
        publisher.publish(PREFIX + channel, text).catch(ignore);
      }
    },
    subscribe(channel, listener) {
      const { isFirst, remove } = listeners.add(channel, listener);
      if (isFirst && subscriber.status === 'ready') subscriber.subscribe(PREFIX + channel).catch(ignore);
      return () => {
        const { isLast } = remove();
        if (isLast && subscriber.status === 'ready') subscriber.unsubscribe(PREFIX + channel).catch(ignore);
      };
    },
    async close() {
      clearInterval(heartbeat);
      listeners.clear();
      await Promise.all([closeRedis(publisher), closeRedis(subscriber)]);
    },
  };
}

function serialise(envelope: Envelope, log: Log): string | null {
  try {
    return JSON.stringify(envelope);
  } catch (error) {
    log.error({ err: error, messageType: envelope.message.type }, 'a realtime message is not JSON');
    return null;
  }
}

function parseEnvelope(text: string): Envelope | null {
  try {
    const value = JSON.parse(text) as Partial<Envelope> | null;
    const isEnvelope = typeof value?.from === 'string' && typeof value.message?.type === 'string';
    return isEnvelope ? (value as Envelope) : null;
  } catch {
    return null;
  }
}
