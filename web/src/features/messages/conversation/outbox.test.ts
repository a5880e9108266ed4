// @vitest-environment happy-dom
import type { Message } from '@zaojie/contract/messages/message.schemas';
import { afterEach, expect, test, vi } from 'vitest';
import { stubXhr, uploadedAnswer } from '../../uploads/xhr-test-rig.ts';
import { Outbox } from './outbox.ts';

afterEach(() => vi.unstubAllGlobals());

test('what should be known about a file is said once it is taken, and the file is sent', async () => {
  const sent = stubXhr();
  const fetched = vi.fn<() => Promise<Response>>(() =>
    Promise.resolve(new Response(JSON.stringify({ code: 1, msg: 'ok', data: {} }))),
  );
  vi.stubGlobal('fetch', fetched);
  const warned: string[] = [];
  const onSent = vi.fn<(message: Message) => void>();
  const outbox = new Outbox('1-2', {
    onChange: () => undefined,
    onSent,
    onWarning: (text) => void warned.push(text),
  });
  outbox.sendFile(new File(['%PDF'], 'a.pdf', { type: 'application/pdf' }), '');
  await vi.waitFor(() => expect(sent).toHaveLength(1), { timeout: 30_000 });
  expect(warned).toEqual([]);
  const answer = uploadedAnswer('/private-files/1');
  sent[0]?.answer(200, { ...answer, data: { ...answer.data, warnings: ['可能带有作者信息'] } });
  await vi.waitFor(() => expect(onSent).toHaveBeenCalledTimes(1), { timeout: 30_000 });
  expect(warned).toEqual(['可能带有作者信息']);
});
