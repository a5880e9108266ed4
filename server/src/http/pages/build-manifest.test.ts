import { expect, test } from 'vitest';
import { filesOf } from './build-manifest.ts';

const FIRST = ['react.js', 'index.js'];
const manifest = {
  'index.html': { file: 'index.js', imports: ['_react.js'] },
  '_react.js': { file: 'react.js' },
  '_kit.js': { file: 'kit.js', imports: ['_react.js', 'layout.tsx'] },
  'layout.tsx': { file: 'layout.js', imports: ['_kit.js', 'index.html'] },
  'page.tsx': { file: 'page.js', imports: ['_kit.js'] },
};

test('a page needs its own files after what they import, each once, without what every page begins with', () => {
  expect(filesOf(manifest, ['layout.tsx', 'page.tsx'], FIRST)).toEqual(['kit.js', 'layout.js', 'page.js']);
});

test('a source that was not built is left out', () => {
  expect(filesOf(manifest, ['gone.tsx'], FIRST)).toEqual([]);
});
