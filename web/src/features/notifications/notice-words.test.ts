import type { Notice } from '@zaojie/contract/notifications/notification.schemas';
import { expect, test } from 'vitest';
import { crowdOf, deedOf, quoteOf, replyPlaceOf } from './notice-words.ts';

const post = { id: 5, title: '云中驿', cover_image: '' };
const comment = { id: 9, parent_id: 0, user_id: 3, is_liked: false };
const actor = (id: number) => ({ id, nickname: `画师${id}`, avatar: '' });

test.each<[Notice['kind'], string, string]>([
  ['mention', '在《云中驿》里提到了你', '在一篇帖子里提到了你'],
  ['comment', '评论了你的帖子《云中驿》', '评论了你的帖子'],
  ['reply', '回复了你的评论', '回复了你的评论'],
  ['comment_mention', '在《云中驿》的评论里提到了你', '在一篇帖子的评论里提到了你'],
  ['post_like', '赞了你的帖子', '赞了你的帖子'],
  ['comment_like', '赞了你的评论', '赞了你的评论'],
  ['follow', '关注了你', '关注了你'],
  ['system', '欢迎来到造界', '欢迎来到造界'],
])('%s reads %s, and without its post %s', (kind, withPost, without) => {
  expect(deedOf({ kind, post, title: '欢迎来到造界' })).toBe(withPost);
  expect(deedOf({ kind, post: null, title: '欢迎来到造界' })).toBe(without);
});

test('a liked post is quoted by its title, the rest by their words, a follow by nothing', () => {
  expect(quoteOf({ kind: 'post_like', post, content: '正文' })).toBe('《云中驿》');
  expect(quoteOf({ kind: 'comment', post, content: '好看' })).toBe('好看');
  expect(quoteOf({ kind: 'follow', post: null, content: '' })).toBe('');
});

test('a crowd is counted only beyond those who are named', () => {
  expect(crowdOf({ actors: [actor(1)], actor_count: 1 })).toBe('');
  expect(crowdOf({ actors: [actor(1), actor(2), actor(3)], actor_count: 23 })).toBe(' 等 23 人');
});

test('an answer goes to the comment, to the post that mentioned one, or nowhere', () => {
  expect(replyPlaceOf({ kind: 'reply', post, comment })).toEqual({
    postId: 5,
    target: { id: 9, parentId: 9, userId: 3 },
  });
  expect(replyPlaceOf({ kind: 'mention', post, comment: null })).toEqual({ postId: 5, target: null });
  expect(replyPlaceOf({ kind: 'post_like', post, comment: null })).toBeNull();
  expect(replyPlaceOf({ kind: 'comment', post: null, comment })).toBeNull();
});
