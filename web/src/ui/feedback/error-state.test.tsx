// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiFailure } from '../../text/api-failure.ts';
import { ErrorState } from './error-state.tsx';

afterEach(cleanup);

const refused = (msg: string) => new ApiFailure({ code: 1000, msg, data: null }, 200, null);
const NETWORK = '网络好像断了一下，再试一次看看。';

test.each([
  ['a refusal', refused('圈子只对成员开放'), '圈子只对成员开放'],
  ['a refusal without words', refused(''), NETWORK],
  ['no answer', new TypeError('Failed to fetch'), NETWORK],
  ['nothing known', null, NETWORK],
])('%s is told as what it is', (_, error, line) => {
  render(<ErrorState title="获取圈子失败" error={error} />);
  const lines = [...screen.getByRole('alert').querySelectorAll('p')].map((each) => each.textContent);
  expect(lines).toEqual(['获取圈子失败', line]);
});

test('whoever knows better says it', () => {
  render(<ErrorState title="这个约稿现在不能编辑" detail="它不是你的，或者已经结束。" />);
  screen.getByText('它不是你的，或者已经结束。');
  expect(screen.queryByText(NETWORK)).toBeNull();
});
