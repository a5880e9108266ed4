import { expect, test } from 'vitest';
import { screens } from '../route-table.ts';
import { partsBehind } from './screen-parts.ts';

// As the build names them.
for (const { page } of screens) page.file = 'src/pages/its-page.tsx';

test.each([
  ['/order?side=seller', true, ['src/app/layouts/order-layout.tsx', 'src/pages/its-page.tsx']],
  ['/order', false, []],
  ['/register', true, []],
  ['/register', false, ['src/pages/its-page.tsx']],
  ['/games/mine', true, ['src/app/layouts/main-layout.tsx', 'src/pages/its-page.tsx']],
  ['/games/7', false, ['src/app/layouts/main-layout.tsx', 'src/pages/its-page.tsx']],
  ['/nowhere', true, []],
  ['//%E0%A4%A', true, []],
])('%s, a member: %s', (address, isMember, parts) => {
  expect(partsBehind(address, isMember)).toEqual(parts);
});
