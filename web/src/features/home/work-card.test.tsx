// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, test } from 'vitest';
import { personLinkOf } from '../users/card/person-link.ts';
import { isUpright } from './text-page.tsx';
import type { HomePost } from './use-home.ts';
import { WorkCard } from './work-card.tsx';

afterEach(cleanup);

const words: HomePost = {
  id: 7,
  user_id: 3,
  title: '署名与引用的写法',
  cover_image: '',
  view_count: 10,
  like_count: 5,
  is_liked: false,
  nickname: '陆编辑',
  avatar: '',
  width: 0,
  height: 0,
  blur: '',
  widths: [],
  opening: '三条底线，先说在前面。',
};

function show(post: HomePost) {
  render(
    <MemoryRouter>
      <WorkCard post={post} ratio={1} widthPx={300} />
    </MemoryRouter>,
  );
}

describe('a work on the wall', () => {
  test('without a picture it is a page: its title once, its first words, its author', () => {
    show(words);
    expect(screen.getAllByText(words.title)).toHaveLength(1);
    expect(screen.getByRole('heading', { name: words.title })).toBeTruthy();
    expect(screen.getByText(words.opening)).toBeTruthy();
    expect(screen.getByText('陆编辑')).toBeTruthy();
    expect(screen.getByRole('link', { name: words.title }).getAttribute('href')).toBe('/post/7');
    expect(personLinkOf(screen.getByText('陆编辑'))?.userId).toBe(3);
  });

  test('with a picture the words stay away', () => {
    show({ ...words, cover_image: '/files/a-640.webp', width: 640, height: 480 });
    expect(screen.getByRole('heading', { name: words.title })).toBeTruthy();
    expect(screen.queryByText(words.opening)).toBeNull();
  });
});

test.each([
  [3, '一个人待得最久的地方', '主题来自征集帖', true],
  [3, '用 Blender 画雪', '三步', false],
  [3, '画雪', '共 1200 张', false],
  [4, '一个人待得最久的地方', '主题来自征集帖', false],
])('post %d, %s: upright lines only where no word would lie on its side', (id, title, opening, upright) => {
  expect(isUpright({ id, title, opening })).toBe(upright);
});
