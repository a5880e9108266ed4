import { expect, test } from 'vitest';
import { changesIn, errorsIn, maskEmail } from './profile-form.ts';

const saved = {
  nickname: '阿砚',
  bio: '画山',
  backgroundInfo: '',
  avatar: '/files/a-320.webp',
  background: '',
};

test('only what differs is sent, without the spaces around it', () => {
  expect(changesIn({ ...saved, nickname: ' 阿砚 ' }, saved)).toEqual({});
  expect(changesIn({ ...saved, bio: ' 画水 ', avatar: '' }, saved)).toEqual({ bio: '画水', avatar: '' });
});

test.each([
  [{ nickname: '' }, { nickname: '请输入昵称' }],
  [{ nickname: '\u3164' }, { nickname: '昵称不能只有空白' }],
  [{ bio: '字'.repeat(201) }, { bio: '简介不能超过200个字符' }],
  [{ bio: '' }, {}],
])('%j has the errors %j', (changes, errors) => {
  expect(errorsIn(changes)).toEqual(errors);
});

test.each([
  ['linjianshan@mail.example', 'l***@mail.example'],
  ['a@b.cn', 'a***@b.cn'],
  ['', ''],
])('%s is shown as %s', (email, shown) => {
  expect(maskEmail(email)).toBe(shown);
});
