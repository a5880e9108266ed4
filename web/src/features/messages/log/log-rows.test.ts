import { expect, test } from 'vitest';
import { messageWith, OWN, PEER } from '../chat-test-rig.ts';
import { logRows } from './log-rows.ts';
import type { Outgoing } from '../conversation/outbox.ts';

const at = (text: string) => new Date(`2026-03-${text}+08:00`).toISOString();
const outgoing = (createdAt: string): Outgoing => ({
  clientId: 'new-one',
  type: 'text',
  content: '在',
  file: null,
  card: null,
  status: 'sending',
  progress: 0,
  error: '',
  createdAt: Date.parse(createdAt),
});

test('a day and a pause begin anew; what one says in one go is a run', () => {
  const rows = logRows(
    [
      messageWith(1, { created_at: at('17T23:58:00') }),
      messageWith(2, { created_at: at('18T00:01:00') }),
      messageWith(3, { created_at: at('18T00:02:00') }),
      messageWith(4, { created_at: at('18T00:20:00'), from_user: OWN }),
    ],
    [outgoing(at('18T00:21:00'))],
    OWN,
  );
  expect(rows.map((row) => row.kind)).toEqual([
    'time',
    'message',
    'time',
    'message',
    'message',
    'time',
    'message',
    'outgoing',
  ]);
  const runs = rows.flatMap((row) => (row.kind === 'message' ? [[row.startsRun, row.endsRun]] : []));
  expect(runs).toEqual([
    [true, true],
    [true, false],
    [false, true],
    [true, false],
  ]);
});

test('a recalled message is a line of its own between two runs', () => {
  const same = { created_at: at('18T10:00:00'), from_user: PEER };
  const rows = logRows(
    [messageWith(1, same), messageWith(2, { ...same, is_revoked: true }), messageWith(3, same)],
    [],
    OWN,
  );
  expect(rows.map((row) => row.kind)).toEqual(['time', 'message', 'recalled', 'message']);
  expect(rows.at(-1)).toMatchObject({ startsRun: true });
});

test('a message keeps its key on the way from outgoing to sent', () => {
  const [, before] = logRows([], [outgoing(at('18T10:00:00'))], OWN);
  const [, after] = logRows([messageWith(1, { from_user: OWN, client_id: 'new-one' })], [], OWN);
  expect(after?.key).toBe(before?.key);
});
