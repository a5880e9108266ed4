import { describe, expect, test } from 'vitest';
import { someDetail } from '../game-test-rig.ts';
import {
  blankDraft,
  bodyOf,
  countChanges,
  draftOf,
  firstIssue,
  issuesOf,
  publishIssuesOf,
} from './game-draft.ts';

const draft = { ...blankDraft, title: '暮光浮岛' };
const none = { cover: [], screenshots: [] };

test('a draft needs a name and nothing else', () => {
  expect(issuesOf(blankDraft)).toEqual({ title: '请填写游戏名称' });
  expect(issuesOf(draft)).toEqual({});
});

test.each([
  [{ title: '岛'.repeat(41) }, 'title', '游戏名称不能超过40个字符'],
  [{ summary: '跳'.repeat(61) }, 'summary', '一句话介绍不能超过60个字符'],
  [{ summary: '一\n二' }, 'summary', '一句话介绍不能换行'],
  [{ types: [1, 2, 3, 4] }, 'types', '类型最多选3个'],
  [{ tags: ['岛'.repeat(13)] }, 'tags', '标签不能超过12个字符'],
  [{ price: '1e3' }, 'price', '请输入正确的金额：最多两位小数，不超过¥1000.00'],
  [{ price: '-1' }, 'price', '请输入正确的金额：最多两位小数，不超过¥1000.00'],
  [{ price: '1.234' }, 'price', '请输入正确的金额：最多两位小数，不超过¥1000.00'],
  [{ price: '1000.01' }, 'price', '价格不能超过¥1000'],
  [{ price: '9999999999' }, 'price', '价格不能超过¥1000'],
  [{ link: 'javascript:alert(1)' }, 'link', '游戏链接只能是 http 或 https 开头的网址'],
  [{ trailerLink: 'video.example' }, 'trailerLink', '预告片链接只能是 http 或 https 开头的网址'],
] as const)('%o is wrong', (part, field, words) => {
  expect(issuesOf({ ...draft, ...part })).toEqual({ [field]: words });
});

describe('publishing', () => {
  test('asks for the rest, from top to bottom', () => {
    const issues = publishIssuesOf(draft, { hasCover: false, hasBuilds: false });
    expect(Object.keys(issues).sort()).toEqual([
      'cover',
      'description',
      'link',
      'platforms',
      'summary',
      'types',
    ]);
    expect(firstIssue(issues)).toBe('summary');
  });
  test('is content with a file or with a link', () => {
    const whole = { ...draft, summary: '跳', description: '岛', types: [1], platforms: [2] };
    expect(publishIssuesOf(whole, { hasCover: true, hasBuilds: true })).toEqual({});
    expect(
      publishIssuesOf(
        { ...whole, link: 'https://islands.example/play' },
        { hasCover: true, hasBuilds: false },
      ),
    ).toEqual({});
    expect(firstIssue(publishIssuesOf(whole, { hasCover: true, hasBuilds: false }))).toBe('link');
  });
});

test('what was saved comes back unchanged, and a change is counted', () => {
  const game = someDetail({ price: 28.5, trailer: { kind: 'link', url: 'https://video.example/1' } });
  const pictures = { cover: game.cover ? [game.cover] : [], screenshots: [] };
  const body = bodyOf(draftOf(game), pictures);
  expect(body).toMatchObject({
    price: 28.5,
    cover_image: game.cover_image,
    trailer_link: 'https://video.example/1',
    trailer_video: '',
  });
  expect(countChanges(body, bodyOf(draftOf(game), pictures))).toBe(0);
  expect(countChanges(bodyOf({ ...draftOf(game), price: '9', tags: [] }, pictures), body)).toBe(2);
});

test('no price is free', () => {
  expect(bodyOf({ ...draft, price: '' }, none).price).toBe(0);
});
