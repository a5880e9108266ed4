import type { SearchResult } from '@zaojie/contract/search/search.schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBounty } from '../../../test/test-bounties.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPerson, type Person } from '../../../test/test-people.ts';
import { bountyPreview } from './bounty.preview.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp();
  owner = await createPerson(app);
});
afterAll(() => app.close());

async function search(keyword: string, viewer?: Person): Promise<SearchResult> {
  const path = `/common/search?type=bounty&keyword=${encodeURIComponent(keyword)}`;
  return (await app.get(path, viewer && { token: viewer.token })).data as unknown as SearchResult;
}

test('a bounty is found by its words until it is gone, and not by whoever keeps its publisher away', async () => {
  const id = await createBounty(app, owner, { title: '狍子吉祥物', description: '一只会报错的旧收音机' });
  for (const keyword of ['狍子', '旧收音机']) {
    const { data, counts } = await search(keyword);
    expect(data.data).toMatchObject([{ id, type: 'bounty', title: '狍子吉祥物', user: { id: owner.id } }]);
    expect(counts.bounty).toBe(1);
  }
  const viewer = await createPerson(app);
  await app.post('/user/block', { user_id: owner.id }, { token: viewer.token });
  expect((await search('狍子', viewer)).data.data).toEqual([]);
  await app.post('/bounty/edit', { id, title: '鹿吉祥物' }, { token: owner.token });
  expect((await search('狍子')).data.data).toEqual([]);
  await app.post('/bounty/delete', { id }, { token: owner.token });
  expect((await search('鹿吉祥物')).data.data).toEqual([]);
});

test('a shared link says what is wanted and what for', async () => {
  const id = await createBounty(app, owner, { title: '雨夜封面', description: '提灯上山\n不露正脸' });
  expect(await bountyPreview.describe(app.db, id)).toEqual({
    title: '雨夜封面',
    description: '¥3000–5000 提灯上山 不露正脸',
    image: '',
  });
  expect(await bountyPreview.describe(app.db, 999_999)).toBeNull();
});
