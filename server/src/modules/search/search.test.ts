import type { SearchResult, SearchType } from '@zaojie/contract/search/search.schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type CallAnswer, type TestApp } from '../../../test/test-app.ts';
import { createPerson, type Person } from '../../../test/test-people.ts';
import { createCircle, createPost } from '../../../test/test-posts.ts';

let app: TestApp;
let author: Person;
let reader: Person;
beforeAll(async () => {
  app = await startTestApp();
  author = await createPerson(app, 'search_author');
  reader = await createPerson(app, 'search_reader');
});
afterAll(() => app.close());

type Options = { type?: string; page?: number; perPage?: number; as?: Person };

async function ask(keyword: string, options: Options = {}): Promise<CallAnswer> {
  const { type = 'post', page = 1, perPage = 10 } = options;
  const address = new URLSearchParams({ keyword, type, page: String(page), per_page: String(perPage) });
  return app.get(`/common/search?${address.toString()}`, options.as && { token: options.as.token });
}

async function search(keyword: string, options: Options = {}): Promise<SearchResult> {
  const answer = await ask(keyword, options);
  expect(answer.code).toBe(1);
  return answer.data as SearchResult;
}

async function ids(keyword: string, options: Options = {}): Promise<number[]> {
  return (await search(keyword, options)).data.data.map((hit) => hit.id);
}

const write = (title: string, text: string) => createPost(app, author, { title, content: `<p>${text}</p>` });

describe('what is found', () => {
  it.each([
    ['two characters', '角色的立绘草稿', '立绘'],
    ['one character', '一只狍子', '狍'],
    ['a long phrase', '雨夜码头的灯塔守望者', '码头的灯塔'],
    ['a whole sentence without its punctuation', '山外青峦，楼外楼', '山外青峦 楼外楼'],
    ['English in Chinese', '用Godot写对话系统', 'godot'],
    ['an English word that is not typed to its end', '试试Aseprite的图层', 'asep'],
    ['digits', '发售于2077年', '2077'],
    ['English, digits and Chinese in one', '给PICO8做的卡带', 'pico8做的'],
    ['full-width letters', 'Blender几何节点', 'ｂｌｅｎｄｅｒ'],
    ['words in any order', '黏土定格短片的幕后', '幕后 黏土'],
    ['kana', 'ドット絵の練習', 'ドット'],
  ])('%s', async (_, text, keyword) => {
    const id = await write('无关的题目', text);
    expect(await ids(keyword)).toEqual([id]);
  });

  it('not by characters that stand elsewhere in another order', async () => {
    await write('无关的题目', '蓼汀和汀花，花蓼');
    expect(await ids('蓼汀花')).toEqual([]);
    expect(await ids('花蓼')).toHaveLength(1);
  });

  it('across emphasis, but not across paragraphs, and never by markup', async () => {
    const id = await createPost(app, author, {
      title: '无关的题目',
      content: '<p>深<strong>蓝的</strong>鲨</p><p>鱼群 a &lt; b &amp; 溟涬</p>',
    });
    expect(await ids('深蓝的鲨')).toEqual([id]);
    expect(await ids('鲨鱼群')).toEqual([]);
    expect(await ids('溟涬')).toEqual([id]);
    expect(await ids('strong')).toEqual([]);
  });

  it('Chinese without spaces that is nowhere as it stands, by its words', async () => {
    const id = await write('无关的题目', '开发日志：独立完成的游戏，附教程');
    const result = await search('独立游戏开发教程');
    expect(result.data.data.map((hit) => hit.id)).toEqual([id]);
    expect(result.terms).toContain('教程');
  });

  it('nothing by what is no word', async () => {
    for (const keyword of ['😀', '？！', '%', "'", '\\', '<->', ':*']) {
      expect((await search(keyword)).data.total).toBe(0);
    }
  });
});

describe('order', () => {
  it('puts titles above texts, phrases above words, the exact title first', async () => {
    const words = await write('随笔一', '这里有琉璃，那里有灯盏');
    const phrase = await write('随笔二', '一盏琉璃 灯盏');
    const titleWords = await write('灯盏与琉璃', '随笔');
    const titlePhrase = await write('昨夜的琉璃 灯盏', '随笔');
    const title = await write('琉璃 灯盏', '随笔');
    expect(await ids('琉璃 灯盏')).toEqual([title, titlePhrase, titleWords, phrase, words]);
  });

  it('puts the newer of two alike first, but not above a better one', async () => {
    const old = await write('蒹葭', '旧的');
    await app.db
      .updateTable('posts')
      .set({ created_at: new Date(Date.now() - 400 * 86_400_000) })
      .where('id', '=', old)
      .execute();
    const recent = await write('蒹葭', '新的');
    const inText = await write('随笔', '蒹葭苍苍');
    expect(await ids('蒹葭')).toEqual([recent, old, inText]);
  });

  it('puts better known people first', async () => {
    const lesser = await createPerson(app, 'mulan_one');
    const known = await createPerson(app, 'mulan_two');
    await app.post(`/api/user/follow/${known.id}`, {}, { token: reader.token });
    expect(await ids('mulan', { type: 'user' })).toEqual([known.id, lesser.id]);
  });
});

it('an edited post is found by its new text at once, and a deleted one not at all', async () => {
  const id = await write('改前', '羁旅');
  const { token } = author;
  await app.post(`/posts/edit/${id}`, { title: '改后', content: '<p>归舟</p>' }, { token });
  expect(await ids('羁旅')).toEqual([]);
  expect(await ids('归舟')).toEqual([id]);
  await app.post(`/posts/del/?id=${id}`, {}, { token });
  expect(await ids('归舟')).toEqual([]);
  expect((await search('归舟')).counts.post).toBe(0);
});

it('a post that becomes livelier is not indexed anew', async () => {
  const id = await write('琥珀', '琥珀');
  const version = async () =>
    (await sql`select xmin::text from search_documents where kind = 'post' and id = ${id}`.execute(app.db))
      .rows;
  const before = await version();
  await app.db.updateTable('posts').set({ rank: 9 }).where('id', '=', id).execute();
  expect(await version()).toEqual(before);
  expect(before).toHaveLength(1);
});

describe('those who keep each other away', () => {
  it('find neither each other nor each other’s posts, whoever began', async () => {
    const one = await createPerson(app, 'apart_one');
    const other = await createPerson(app, 'apart_other');
    const post = await createPost(app, one, { title: '泾渭', content: '<p>分明</p>' });
    expect(await ids('泾渭', { as: other })).toEqual([post]);
    await app.post('/user/block', { user_id: other.id }, { token: one.token });
    expect(await ids('泾渭', { as: other })).toEqual([]);
    expect(await ids('apart_o', { type: 'user', as: other })).toEqual([other.id]);
    expect(await ids('apart_o', { type: 'user', as: one })).toEqual([one.id]);
    expect((await search('泾渭', { as: other })).counts.post).toBe(0);
    expect(await ids('泾渭')).toEqual([post]);
  });
});

describe('a page', () => {
  it('holds what was asked, knows the total, and is empty beyond the end', async () => {
    for (let n = 0; n < 12; n++) await write(`青鸟 ${n}`, '信使');
    const first = await search('青鸟', { perPage: 5 });
    expect(first.data).toMatchObject({ total: 12, per_page: 5, current_page: 1, last_page: 3 });
    const third = await search('青鸟', { perPage: 5, page: 3 });
    expect(third.data.data).toHaveLength(2);
    const all = [1, 2, 3].map((page) => ids('青鸟', { perPage: 5, page }));
    expect(new Set((await Promise.all(all)).flat()).size).toBe(12);
    const beyond = await search('青鸟', { perPage: 5, page: 4 });
    expect(beyond.data).toMatchObject({ total: 12, last_page: 3, data: [] });
    expect(beyond.posts).toHaveLength(3);
  });

  it('tells the counts of every type and the best few posts and people', async () => {
    const tagged = await createPost(app, author, {
      title: '白鹭',
      content: '<p>一</p>',
      tags: [{ id: -1, name: '白鹭洲' }],
    });
    await createCircle(app, '白鹭社');
    await app.db.updateTable('users').set({ nickname: '白鹭' }).where('id', '=', reader.id).execute();
    const result = await search('白鹭', { type: 'tag' });
    expect(result).toMatchObject({
      keyword: '白鹭',
      type: 'tag',
      terms: ['白鹭'],
      counts: { post: 1, user: 1, tag: 1, circle: 1, game: 0, asset: 0, bounty: 0, activity: 0, project: 0 },
    });
    expect(result.data.data).toMatchObject([{ type: 'tag', name: '白鹭洲' }]);
    expect(result.posts).toMatchObject([{ id: tagged, title: '白鹭' }]);
    expect(result.users).toMatchObject([{ id: reader.id, nickname: '白鹭' }]);
    expect((await search('白鹭', { type: 'circles' })).data.data).toMatchObject([{ name: '白鹭社' }]);
  });

  it.each<SearchType>(['game', 'asset', 'bounty', 'activity', 'project'])(
    'of %s is empty until there are any',
    async (type) => {
      expect((await search('白鹭', { type })).data).toMatchObject({ total: 0, last_page: 1, data: [] });
    },
  );

  it('shows a person with what the viewer may do', async () => {
    await app.post(`/api/user/follow/${author.id}`, {}, { token: reader.token });
    const [hit] = (await search('search_author', { type: 'user', as: reader })).data.data;
    expect(hit).toMatchObject({ username: 'search_author', is_followed: true, can: { follow: true } });
    const [own] = (await search('search_author', { type: 'user', as: author })).data.data;
    expect(own).toMatchObject({ is_followed: false, can: { follow: false } });
  });

  it('shows a post with the part of its text where the match is', async () => {
    const id = await write('长文', `${'铺垫'.repeat(3000)}忽然一只鵸鵌飞过${'尾声'.repeat(3000)}`);
    const [hit] = (await search('鵸鵌')).data.data;
    expect(hit?.id).toBe(id);
    expect(hit?.content).toContain('忽然一只鵸鵌飞过');
    expect([...(hit?.content ?? '')].length).toBeLessThanOrEqual(100);
    expect(hit?.user).toMatchObject({ id: author.id });
  });
});

it('a blank keyword is refused', async () => {
  for (const keyword of ['', '  ', '　']) {
    const answer = await ask(keyword);
    expect(answer).toMatchObject({ code: 1901, msg: '请输入搜索关键词' });
  }
});

it('takes the word of the dropdown for the type', async () => {
  expect((await search('白鹭', { type: 'posts', perPage: 5 })).type).toBe('post');
});

it('a post as long as a post can be is written and found', async () => {
  const id = await write('巨著', '天地玄黄宇宙洪荒'.repeat(24_000));
  expect(await ids('巨著')).toEqual([id]);
  expect(await ids('宇宙洪荒天地')).toEqual([id]);
});

it('asks the database three times, whatever is asked for', async () => {
  for (const type of ['post', 'user', 'tag', 'circle', 'game']) {
    app.queries.length = 0;
    await search('白鹭', { type, perPage: 50 });
    expect(app.queries).toHaveLength(3);
  }
});
