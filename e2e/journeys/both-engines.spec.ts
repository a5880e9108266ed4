import { runInThisContext } from 'node:vm';
import { buildSync } from 'esbuild';
import { expect, test } from '../clean-page.ts';

/** What the pages that the server draws are computed by: seeded inputs, and what comes of them. */
const PROGRAM = `
import { hangingOrder, hangingRatio, justifiedRows } from './features/home/justified-rows.ts';
import { formatDate, formatFullTime } from './text/dates.ts';
import { formatCount, formatNumber } from './text/numbers.ts';

let seed = 20261;
const below = (most) => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return Math.floor((seed / 4294967296) * most);
};
const works = () => Array.from({ length: 14 }, () => hangingRatio(300 + below(1700), 300 + below(1700)));

export const walls = Array.from({ length: 3000 }, () => {
  const ratios = works();
  const order = hangingOrder(ratios);
  return JSON.stringify([order, justifiedRows(order.map((place) => ratios[place]))]);
});
export const words = Array.from({ length: 1000 }, () => {
  const number = below(2 ** 31);
  const moment = Date.UTC(2026, 0, 1) + number * 100;
  return [formatCount(number), formatNumber(number / 100), formatDate(moment), formatFullTime(moment)].join(' ');
});
`;

type Result = { walls: string[]; words: string[] };

function bundle(): string {
  const { outputFiles } = buildSync({
    stdin: { contents: PROGRAM, resolveDir: new URL('../../web/src', import.meta.url).pathname },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'drawn',
  });
  return `${outputFiles[0]?.text ?? ''}; ({ walls: drawn.walls, words: drawn.words })`;
}

// A page is drawn by Node and taken over by a browser: a difference in the last bit tears it down and draws it anew.
test('what the server draws comes out the same in the browser, to the last bit', async ({ page }) => {
  const program = bundle();
  const inNode = runInThisContext(program) as Result;
  const inBrowser = await page.evaluate<Result>(program);
  const differing = inNode.walls.filter((wall, index) => wall !== inBrowser.walls[index]);
  expect(differing).toHaveLength(0);
  expect(inBrowser.words).toEqual(inNode.words);
});
