import { describe, expect, test } from 'vitest';
import { gather } from '../src/frame/module.ts';
import { modules } from '../src/modules/all.ts';
import { textFieldsOf } from './text-fields.ts';
import { unspokenFields } from './unspoken-fields.ts';

const routes = gather(modules, 'routes').filter(
  ({ endpoint }) => endpoint.method !== 'GET' && endpoint.access !== 'admin',
);
const written = routes
  .map((route) => ({ path: route.endpoint.path, route, texts: textFieldsOf(route.endpoint.body) }))
  .filter(({ texts, route }) => texts.length > 0 || route.words !== null);

describe('every text that people write is looked through for watched words, or named with the reason why not', () => {
  test.each(written)('$path', ({ path, route, texts }) => {
    const named = [...(route.words?.fields ?? []), ...Object.keys(unspokenFields[path] ?? {})];
    expect(named.sort()).toEqual(texts);
  });

  test('and no call is named that isn’t there', () => {
    expect(written.map(({ path }) => path)).toEqual(expect.arrayContaining(Object.keys(unspokenFields)));
  });
});

test('what is rich text is one of the fields', () => {
  for (const { route, texts } of written)
    expect(texts).toEqual(expect.arrayContaining([...(route.words?.html ?? [])]));
});
