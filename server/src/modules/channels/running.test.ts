import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPerson } from '../../../test/test-people.ts';
import { createWorker } from '../../worker.ts';
import { createChannelRig, type ChannelRig } from './channel.rig.ts';

let rig: ChannelRig;
beforeAll(async () => {
  rig = await createChannelRig();
});
afterAll(() => rig.close());

test('three workers that run bring one mail by themselves', async () => {
  const workers = [1, 2, 3].map(() => createWorker(rig.app.services, rig.app.connectionString));
  await Promise.all(workers.map((worker) => worker.start()));
  const [reader, fan] = [await rig.reader(), await createPerson(rig.app)];
  await rig.set(reader, 'follow', 'mail', true);
  await rig.app.post(`/user/toggle-follow/${reader.id}`, {}, { token: fan.token });
  await expect.poll(() => rig.lettersTo(reader).length, { timeout: 30_000, interval: 100 }).toBe(1);
  expect(rig.lettersTo(reader)[0]).toContain('关注了你');
  await Promise.all(workers.map((worker) => worker.stop()));
  expect(rig.lettersTo(reader)).toHaveLength(1);
});
