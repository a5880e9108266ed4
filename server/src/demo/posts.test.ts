import { limits } from '@zaojie/contract/limits';
import { describe, expect, it } from 'vitest';
import { sanitiseRichText } from '../platform/rich-text/sanitise.ts';
import { circles } from './circles.ts';
import { games } from './games.ts';
import { people } from './people.ts';
import { htmlOf } from './write/post-html.ts';
import { posts } from './posts.ts';
import { series } from './series.ts';
import { remarks } from './plan/remarks.ts';
import { fileOf, keyOf } from './pictures/shot.ts';

const shots = posts.flatMap((post) => (post.shots ?? []).map((shot) => ({ shot, author: post.author })));
const lines = posts.flatMap((post) =>
  (post.threads ?? []).flatMap(([author, text, ...replies]) => [[author, text] as const, ...replies]),
);
const usernames = new Set(people.map((person) => person.username));
const onlyOnce = (list: readonly string[]) => expect(list.length).toBe(new Set(list).size);

describe('what the town says', () => {
  it('is grouped in series of posts of their author, each in one', () => {
    const authorOf = new Map(posts.map((post) => [post.title, post.author]));
    for (const one of series) {
      expect(one.posts.length).toBeGreaterThanOrEqual(3);
      expect(new Set(one.posts.map((title) => authorOf.get(title)))).toEqual(new Set([one.author]));
    }
    onlyOnce(series.flatMap((one) => one.posts));
  });

  it('is as much as a small town says', () => {
    expect(posts).toHaveLength(120);
    const withoutPictures = posts.filter((post) => !post.shots).length;
    expect(withoutPictures).toBeGreaterThanOrEqual(22);
    expect(withoutPictures).toBeLessThanOrEqual(32);
    const spoken = lines.length + remarks.length;
    expect(spoken).toBeGreaterThanOrEqual(400);
    expect(spoken).toBeLessThanOrEqual(480);
    const tags = new Set(posts.flatMap((post) => post.tags));
    expect(tags.size).toBeGreaterThanOrEqual(40);
    expect(tags.size).toBeLessThanOrEqual(55);
    expect(circles).toHaveLength(12);
  });

  it('is never said twice', () => {
    onlyOnce(posts.map((post) => post.title));
    onlyOnce(posts.map((post) => post.body));
    onlyOnce([
      ...lines.map(([, text]) => text),
      ...remarks.flatMap(([, remark]) => remark.filter((text) => text !== undefined)),
    ]);
    onlyOnce(posts.flatMap((post) => post.body.trim().split('\n')));
  });

  it('has every member speak and nobody else', () => {
    const authors = new Set(posts.map((post) => post.author));
    expect([...authors].toSorted()).toEqual([...usernames].toSorted());
    expect(lines.filter(([author]) => !usernames.has(author))).toEqual([]);
    expect(posts.filter((post) => post.threads?.some(([author]) => author === post.author))).toEqual([]);
  });

  it('highlights a few', () => {
    expect(posts.filter((post) => post.isTop).length).toBe(3);
    const essences = posts.filter((post) => post.isEssence).length;
    expect(essences).toBeGreaterThanOrEqual(10);
    expect(essences).toBeLessThanOrEqual(20);
  });
});

describe.each(posts)('$title', (post) => {
  it('is written as the editor would write it, calmly', () => {
    const html = htmlOf(post.body);
    expect(sanitiseRichText(html)).toBe(html);
    expect(html).not.toMatch(/<(?!\/?(p|h2|h3|ul|ol|li|blockquote|strong|em|code)>)/);
    const said = [post.title, post.body, ...(post.threads ?? []).flat(2)].join('\n');
    expect(said).not.toMatch(/[!！]|\p{Extended_Pictographic}/u);
  });

  it('keeps the rules that everybody else has to keep', () => {
    expect([...post.title].length).toBeLessThanOrEqual(limits.post.titleMax);
    expect(post.tags.length).toBeGreaterThanOrEqual(1);
    expect(post.tags.length).toBeLessThanOrEqual(limits.post.maxTags);
    onlyOnce(post.tags);
    expect(post.shots?.length ?? 1).toBeGreaterThanOrEqual(1);
    expect(post.shots?.length ?? 1).toBeLessThanOrEqual(limits.post.maxImages);
    onlyOnce((post.shots ?? []).map(keyOf));
  });

  it('refers only to posts that exist', () => {
    const titles = new Set(posts.map(({ title }) => title));
    expect((post.after ?? []).filter((title) => !titles.has(title))).toEqual([]);
  });
});

describe('the pictures', () => {
  const inGames = games.flatMap(({ by, cover, shots: screens }) =>
    [cover, ...screens].map((shot) => ({ shot, author: by })),
  );

  it('are shown by their owners, all of them, and by nobody else', () => {
    const owned = people.flatMap(({ username, pictures }) => pictures.map((file) => `${username} ${file}`));
    const everywhere = [...shots, ...inGames];
    const shown = new Set(everywhere.map(({ shot, author }) => `${author} ${fileOf(shot)}`));
    expect([...shown].toSorted()).toEqual(owned.toSorted());
    const whole = new Set(everywhere.filter(({ shot }) => typeof shot === 'string').map(({ shot }) => shot));
    expect(whole.size).toBe(owned.length);
  });

  it('are cut inside their edges, and not too often', () => {
    const all = [
      ...[...shots, ...inGames].map(({ shot }) => shot),
      ...circles.flatMap(({ icon, cover }) => [icon, cover]),
    ];
    const cuts = all.flatMap((shot) => (typeof shot === 'string' ? [] : [shot]));
    for (const [, left, top, width, height] of cuts) {
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(Math.max(left + width, top + height)).toBeLessThanOrEqual(100);
      expect(Math.min(width, height)).toBeGreaterThan(10);
    }
    expect(new Set(cuts.map(keyOf)).size).toBeLessThanOrEqual(135);
  });
});

describe('the text of a post', () => {
  it('becomes paragraphs, headings, lists and quotes', () => {
    expect(htmlOf('\n一\n## 二\n- 三\n- 四\n1. 五\n> 六\n### 七\n')).toBe(
      '<p>一</p><h2>二</h2><ul><li><p>三</p></li><li><p>四</p></li></ul><ol><li><p>五</p></li></ol>' +
        '<blockquote><p>六</p></blockquote><h3>七</h3>',
    );
  });
});
