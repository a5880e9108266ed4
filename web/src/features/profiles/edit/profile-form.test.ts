import { expect, test } from 'vitest';
import { bodyOf, changesIn, errorsIn, linksOf, maskEmail, textOfLinks } from './profile-form.ts';

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

test('lists are sent as lists, and a link without a label stays one', () => {
  const links = [
    { label: '作品集', url: 'https://a.example/' },
    { label: '', url: 'https://b.example/' },
  ];
  expect(linksOf(textOfLinks(links))).toEqual(links);
  expect(bodyOf({ skills: '山水\n人物', links: textOfLinks(links), bio: '画' })).toEqual({
    skills: ['山水', '人物'],
    links,
    bio: '画',
  });
  expect(errorsIn({ links: textOfLinks([{ label: '', url: 'ftp://a' }]) })).toEqual({
    links: '链接要以 http:// 或 https:// 开头',
  });
});
