import type { Target } from './load.ts';
import { COMMON_WORD, RARE_WORD, rareWords } from './seed-texts.ts';

type Page = { data: { data: { id: number }[]; next_cursor: string | null } };

export async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account: 'client', password: 'demo1234' }),
  });
  const { data } = (await answer.json()) as { data: { userinfo: { token: string } } };
  return data.userinfo.token;
}

/** Walks the feed by cursor, as a person who never stops scrolling would, and returns the address of that page. */
async function pageByCursor(url: string, filter: string, token: string, page: number): Promise<string> {
  let address = `${url}/api/posts/index?filter=${filter}&per_page=50`;
  // Fifty a page on the way, so that a thousand pages of ten are two hundred steps.
  for (let walked = 5; walked < page; walked += 5) {
    const answer = (await (await fetch(address, { headers: { token } })).json()) as Page;
    if (!answer.data.next_cursor) break;
    address = `${url}/api/posts/index?filter=${filter}&per_page=50&cursor=${answer.data.next_cursor}`;
  }
  return address.replace('per_page=50', 'per_page=10');
}

export const FOLLOWED = 'feed of 200 people followed';
type Named = [string, Target];

/** What anybody may read, as a member and as a visitor: the visitor's statements are others. */
const forBoth = (name: string, url: string, token: string): Named[] => [
  [name, { url, headers: { token } }],
  [`${name}, visitor`, { url }],
];

export async function feedTargets(url: string, token: string): Promise<Named[]> {
  const headers = { token };
  const first = (filter: string) => `${url}/api/posts/index?filter=${filter}`;
  const newest = (await (await fetch(first('latest'), { headers })).json()) as Page;
  const id = newest.data.data[0]?.id ?? 1;
  const toPost = (path: string, body: object): Target => ({
    url: `${url}/api${path}`,
    method: 'POST',
    headers: { token, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return [
    ...forBoth('feed, latest, page 1', first('latest'), token),
    ['feed, latest, page 1000 by cursor', { url: await pageByCursor(url, 'latest', token, 1000), headers }],
    ...forBoth('feed, recommend, page 1', first('recommend'), token),
    [
      'feed, recommend, page 1000 by cursor',
      { url: await pageByCursor(url, 'recommend', token, 1000), headers },
    ],
    [FOLLOWED, { url: first('follow'), headers }],
    ...forBoth('post detail', `${url}/api/posts/detail?id=${id}`, token),
    ['like', toPost('/posts/like', { post_id: id })],
    ['comment', toPost('/posts/addComment', { post_id: id, content: '线条很稳，配色也好。' })],
  ];
}

export function searchTargets(url: string, token: string): Named[] {
  const about = (keyword: string, type: string) =>
    `${url}/api/common/search?keyword=${encodeURIComponent(keyword)}&type=${type}`;
  return [
    ...forBoth('search, two characters, rare', about(RARE_WORD, 'post'), token),
    [
      'search, rare, another each time',
      {
        url: about(RARE_WORD, 'post'),
        others: rareWords().map((word) => about(word, 'post')),
        headers: { token },
      },
    ],
    ...forBoth('search, a word in half of all posts', about(COMMON_WORD, 'post'), token),
    ['search, a person', { url: about('居民12345', 'user'), headers: { token } }],
  ];
}
