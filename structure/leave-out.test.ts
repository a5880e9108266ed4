import { runInNewContext } from 'node:vm';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { leaveOut, type Cuts } from '../web/build/leave-out.ts';

const CODE = `
function draw(node) {
  switch (node.tag) {
    case 1: return "kept";
    case 2: var late = "gone"; return late;
  }
  return late;
}
function warn() { return "a long warning"; }
Thing.prototype.warn = warn;
`;
const cut = (cuts: Cuts) => leaveOut(CODE, 'a package', (text) => parseAst(text), cuts);

test('arms, bodies, texts and statements that are named stay behind, and names declared in them stay known', () => {
  const light = cut({
    arms: { draw: [2] },
    bodies: { warn: '' },
    texts: [['kept', 'here']],
    statements: ['Thing.prototype.'],
  });
  expect(light).not.toMatch(/gone|long warning|Thing/);
  // What is left runs: neither a broken piece nor a name that nobody declares.
  expect(runInNewContext(`${light}; [draw({ tag: 1 }), draw({ tag: 2 })]`)).toEqual(['here', undefined]);
});

test.each<[string, Cuts]>([
  ['an arm', { arms: { draw: [3] } }],
  ['a function', { bodies: { paint: '' } }],
  ['a text', { texts: [['elsewhere', '']] }],
  ['a pattern', { texts: [[/else+where/g, '']] }],
  ['a statement', { statements: ['Other.prototype.'] }],
])('%s that a new version no longer has ends the build', (_name, cuts) => {
  expect(() => cut(cuts)).toThrow('a package has no longer');
});
