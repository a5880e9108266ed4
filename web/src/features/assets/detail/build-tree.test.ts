import { expect, test } from 'vitest';
import { buildTree } from './build-tree.ts';

test('folders come first and weigh what is in them', () => {
  const tree = buildTree([
    { path: '说明.md', size: 1 },
    { path: '图/剑/红.png', size: 2 },
    { path: '图/剑/蓝.png', size: 3 },
    { path: '图/封面.png', size: 4 },
  ]);
  expect(tree.map(({ name, size }) => [name, size])).toEqual([
    ['图', 9],
    ['说明.md', 1],
  ]);
  const [folder] = tree;
  expect(folder?.children.map(({ name }) => name)).toEqual(['剑', '封面.png']);
  expect(folder?.children[0]?.children.map(({ path }) => path)).toEqual(['图/剑/红.png', '图/剑/蓝.png']);
});
