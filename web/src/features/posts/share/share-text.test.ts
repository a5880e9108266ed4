import { expect, test } from 'vitest';
import { makePost } from '../post-test-rig.ts';
import { cutText, describePost, shareLink, shareText } from './share-text.ts';

const ORIGIN = 'https://zaojie.example';

test('the link leads to the post and carries its id once more', () => {
  expect(shareLink(42, ORIGIN)).toBe('https://zaojie.example/post/42?s=NDI=');
  const { searchParams } = new URL(shareLink(1_000_001, ORIGIN));
  expect(atob(searchParams.get('s') ?? '')).toBe('1000001');
});

test('the words are the title, fifty characters without markup, and the link on a line of its own', () => {
  const content = `<p>${'水'.repeat(30)}</p><p><em>${'山'.repeat(40)}</em></p>`;
  const [words, link] = shareText(makePost({ content }), ORIGIN).split('\n');
  expect(words).toBe(`【主城重画】${'水'.repeat(30)} ${'山'.repeat(19)}…`);
  expect(link).toBe(shareLink(42, ORIGIN));
});

test('the description is cut at a hundred characters', () => {
  expect(describePost({ content: `<p>${'字'.repeat(100)}</p>` })).toBe('字'.repeat(100));
  expect(describePost({ content: `<p>${'字'.repeat(101)}</p>` })).toBe(`${'字'.repeat(100)}…`);
});

test('a character outside the basic plane is never cut in two', () => {
  expect(cutText('𠮷𠮷𠮷', 2)).toBe('𠮷𠮷…');
});

test('markup is gone, what was written as text stays', () => {
  const content =
    '<h2>题</h2><p>一<br>二<a href="/user/3">@三</a> &lt;b&gt; &amp;lt;</p><ul><li>四</li></ul>';
  expect(describePost({ content })).toBe('题 一 二@三 <b> &lt; 四');
});
