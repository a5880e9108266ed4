// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NetworkFailure } from '../api/client.ts';
import { reportFailure, reportRecoverable, watchFailures } from './client-errors.ts';

type Sent = { kind: string; route: string; message: string; stack: string };
let sent: Sent[] = [];
let stop = () => {};

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    if (address === '/api/site/clientError') sent.push(JSON.parse(body) as Sent);
    return Response.json({ code: 1, msg: '', data: {} });
  });
  stop = watchFailures(() => '/post/:id');
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('one failure is told once, with the route and where it happened, cut to size', () => {
  reportFailure('route', new Error('x'.repeat(600)), `\n    at Gallery${' '.repeat(5000)}`);
  reportFailure('route', new Error('x'.repeat(600)));
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ kind: 'route', route: '/post/:id' });
  expect(sent[0]?.message).toHaveLength(500);
  expect(sent[0]?.stack).toHaveLength(4000);
  expect(sent[0]?.stack).toContain('at Gallery');
});

test('a page that fails without end tells of the first few', () => {
  for (let count = 0; count < 20; count += 1) reportFailure('uncaught', new Error(`${count}`));
  expect(sent).toHaveLength(5);
});

test('what nobody caught is told; what others, or the line, failed at is not', () => {
  window.dispatchEvent(new ErrorEvent('error', { error: new TypeError('no such thing') }));
  window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
  reportFailure('uncaught', new NetworkFailure('offline'));
  expect(sent.map(({ message }) => message)).toEqual(['TypeError: no such thing']);
});

test('what React drew anew stands in the console with its component', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  reportRecoverable(new Error('418'), { componentStack: '\n    at Wall' });
  expect(logged.mock.lastCall?.[2]).toContain('at Wall');
  expect(sent).toMatchObject([{ kind: 'recoverable', stack: '\n    at Wall' }]);
});
