import type { Target } from './load.ts';
import { COMMON_WORD, RARE_WORD } from './seed-texts.ts';

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

export async function feedTargets(url: string, token: string): Promise<[string, Target][]> {
  const headers = { token };
  const first = (filter: string) => `${url}/api/posts/index?filter=${filter}`;
  const newest = (await (await fetch(first('latest'), { headers })).json()) as Page;
  const id = newest.data.data[0]?.id ?? 1;
  return [
    ['feed, latest, page 1', { url: first('latest'), headers }],
    ['feed, latest, page 1000 by cursor', { url: await pageByCursor(url, 'latest', token, 1000), headers }],
    ['feed, recommend, page 1', { url: first('recommend'), headers }],
    [
      'feed, recommend, page 1000 by cursor',
      { url: await pageByCursor(url, 'recommend', token, 1000), headers },
    ],
    ['post detail', { url: `${url}/api/posts/detail?id=${id}`, headers }],
    [
      'like',
      {
        url: `${url}/api/posts/like`,
        method: 'POST',
        headers: { token, 'content-type': 'application/json' },
        body: JSON.stringify({ post_id: id }),
      },
    ],
  ];
}

export function searchTargets(url: string, token: string): [string, Target][] {
  const about = (keyword: string, type: string): Target => ({
    url: `${url}/api/common/search?keyword=${encodeURIComponent(keyword)}&type=${type}`,
    headers: { token },
  });
  return [
    ['search, two characters, rare', about(RARE_WORD, 'post')],
    ['search, a word in half of all posts', about(COMMON_WORD, 'post')],
    ['search, a person', about('居民12345', 'user')],
  ];
}
