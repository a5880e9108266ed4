import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../../server-root.ts';
import { findPreview, withDescription } from './link-preview.ts';

const html = readFileSync(join(repositoryRoot, 'web/index.html'), 'utf8');
const address = { origin: 'https://zaojie.example', path: '/post/7' };

test('a shared post shows its title, text and picture', () => {
  const page = { title: '雪夜归人', description: '画了三晚的雪。', image: '/files/images/aa/x-640.webp' };
  const written = withDescription(html, page, address);
  expect(written).toContain('<title>雪夜归人 - 造界</title>');
  expect(written).toContain('<meta property="og:title" content="雪夜归人" />');
  expect(written).toContain('content="https://zaojie.example/files/images/aa/x-640.webp"');
  expect(written.match(/name="description"\s+content="画了三晚的雪。"/)).not.toBeNull();
});

test('a title can neither leave its tag nor change what the replacement means', () => {
  const evil = `</title><script>alert(1)</script>" onload="x $& $1`;
  const written = withDescription(html, { title: evil, description: evil, image: '' }, address);
  expect(written).not.toContain('<script>alert(1)');
  expect(written).not.toContain('" onload="x');
  expect(written.match(/<script/g)?.length).toBe(html.match(/<script/g)?.length);
});

test('an address is known by its path, or by its path and a part of its query', () => {
  const describe = async () => null;
  const byPath = { path: /^\/post\/(\d{1,15})\/?$/, describe };
  const byQuery = { path: /^\/commission\/?$/, queryId: 'bounty', describe };
  const find = (url: string) => {
    const { preview: _preview, ...found } = findPreview([byPath, byQuery], url) ?? { preview: null };
    return found;
  };
  expect(find('/post/7?x=1')).toEqual({ id: 7, address: '/post/7' });
  expect(find('/commission?tab=bounty&bounty=12&token=secret')).toEqual({
    id: 12,
    address: '/commission?bounty=12',
  });
  const only = { path: /^\/ranking\/?$/, isOnly: true, describe } as const;
  expect(findPreview([byPath, only], '/ranking?tab=games')).toMatchObject({ id: 0, address: '/ranking' });
  for (const url of ['/commission', '/commission?bounty=', '/commission?bounty=1x', '/commission/x?bounty=1'])
    expect(find(url)).toEqual({});
});
