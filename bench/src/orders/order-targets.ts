import type { Target } from '../load.ts';

type Page = { data: { data: { id: number }[] } };

/** The list of whoever is signed in, and the page of one of its orders. */
export async function orderTargets(url: string, token: string): Promise<[string, Target][]> {
  const headers = { token };
  const list = `${url}/api/order/list?side=buyer`;
  const delivered = (await (await fetch(`${list}&tab=delivered`, { headers })).json()) as Page;
  const id = delivered.data.data.at(-1)?.id ?? 1;
  return [
    ['order list', { url: list, headers }],
    ['order list, one tab', { url: `${list}&tab=delivered`, headers }],
    ['order detail', { url: `${url}/api/order/detail?id=${id}`, headers }],
  ];
}
