import type { SearchResult } from '@zaojie/contract/search/search.schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { openContest, proposeContest, registerFor } from '../../../test/test-contests.ts';
import { createAdmin, createPerson, type Person } from '../../../test/test-people.ts';
import { contestPreview } from './contest.preview.ts';

let app: TestApp;
let owner: Person;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  [owner, admin] = [await createPerson(app), await createAdmin(app)];
});
afterAll(() => app.close());

async function search(keyword: string): Promise<SearchResult> {
  const path = `/common/search?type=activity&keyword=${encodeURIComponent(keyword)}`;
  return (await app.get(path)).data as unknown as SearchResult;
}

test('an event is found by its words while it is listed, never by its theme', async () => {
  const words = { title: '狍子设计大赛', summary: '会报错的旧收音机', theme: '萤火虫的账本' };
  await proposeContest(app, owner, words);
  expect((await search('狍子')).data.data).toEqual([]);
  const id = await openContest(app, { owner, admin }, words);
  for (const keyword of ['狍子', '旧收音机']) {
    const { data, counts } = await search(keyword);
    expect(data.data).toMatchObject([
      { id, type: 'activity', title: '狍子设计大赛', user: { id: owner.id } },
    ]);
    expect(counts.activity).toBe(1);
  }
  expect((await search('萤火虫')).data.data).toEqual([]);
  await app.post('/admin/events/cancel', { id, reason: '不办了' }, { token: admin.token });
  expect((await search('狍子')).data.data).toEqual([]);
});

test('a shared link says what it is about; a card in a chat stands as the event does', async () => {
  const id = await openContest(app, { owner, admin }, { title: '雨后海报大赛' });
  expect(await contestPreview.describe(app.db, id)).toMatchObject({
    title: '雨后海报大赛',
    description: '题目在开始那一刻公布。 报名中 · 美术 · 奖金 ¥160.02',
  });
  const waiting = await proposeContest(app, owner);
  expect(await contestPreview.describe(app.db, waiting)).toBeNull();

  const [sender, reader] = [await createPerson(app), await createPerson(app)];
  await registerFor(app, id, sender);
  const send = (cardId: number) =>
    app.post(
      '/message/send',
      { to_user: reader.id, type: 'activity', card_id: cardId },
      { token: sender.token },
    );
  expect((await send(waiting)).code).toBe(1710);
  const { code, data } = await send(id);
  expect(code).toBe(1);
  expect(JSON.stringify(data)).toContain(`/events/${id}`);
  const chat = String(data['chat_identify']);
  const offered = await app.get(`/message/cards?chat_identify=${chat}`, { token: sender.token });
  expect(JSON.stringify(offered.data)).toContain('雨后海报大赛');
});
