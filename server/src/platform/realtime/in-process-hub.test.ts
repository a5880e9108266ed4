import { describe, expect, test } from 'vitest';
import { createLog } from '../../log.ts';
import { createHub } from './create-hub.ts';
import type { HubMessage } from './hub.ts';
import { createInProcessHub } from './in-process-hub.ts';

describe('the in-process hub', () => {
  test('delivers at once, in order, and only on the channel', () => {
    const hub = createInProcessHub();
    const heard: HubMessage[] = [];
    hub.subscribe('user:1', (message) => heard.push(message));
    hub.subscribe('user:2', () => expect.unreachable());
    for (let n = 0; n < 5; n++) hub.publish('user:1', { type: 'tick', n });
    expect(heard.map((message) => message['n'])).toEqual([0, 1, 2, 3, 4]);
  });

  test('each subscription is its own, even of one listener', () => {
    const hub = createInProcessHub();
    let calls = 0;
    const listener = () => calls++;
    const stopFirst = hub.subscribe('a', listener);
    hub.subscribe('a', listener);
    hub.publish('a', { type: 'x' });
    stopFirst();
    stopFirst();
    hub.publish('a', { type: 'x' });
    expect(calls).toBe(3);
  });

  test('a listener taken away during delivery hears no more', () => {
    const hub = createInProcessHub();
    const heard: string[] = [];
    hub.subscribe('a', () => {
      heard.push('first');
      stopSecond();
    });
    const stopSecond = hub.subscribe('a', () => heard.push('second'));
    hub.publish('a', { type: 'x' });
    expect(heard).toEqual(['first']);
  });

  test('a failing listener is logged and stops neither the publisher nor the others', () => {
    const lines: string[] = [];
    const hub = createHub({ redisUrl: null, log: createLog('info', { write: (line) => lines.push(line) }) });
    let heard = 0;
    hub.subscribe('a', () => {
      throw new Error('broken listener');
    });
    hub.subscribe('a', () => heard++);
    hub.publish('a', { type: 'x' });
    expect(heard).toBe(1);
    expect(lines.join('')).toContain('broken listener');
  });

  test('is silent after close', async () => {
    const hub = createInProcessHub();
    hub.subscribe('a', () => expect.unreachable());
    await hub.close();
    hub.publish('a', { type: 'x' });
  });
});
