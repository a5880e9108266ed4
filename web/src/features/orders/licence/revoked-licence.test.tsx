// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Licence } from '@zaojie/contract/orders/licence.schemas';
import { afterEach, expect, test } from 'vitest';
import { LicenceFileCheck } from './file-check.tsx';
import { sha256Of } from './file-hash.ts';
import { LicenceChecks } from './licence-checks.tsx';
import { LicenceSheet } from './licence-sheet.tsx';

afterEach(cleanup);

const file = new File(['the moon'], 'moon.png');
const licence: Licence = {
  code: 'ZJ-2345-6789-ABCD',
  url: '/licence/ZJ-2345-6789-ABCD',
  title: '海报主视觉',
  client_name: '汽水',
  creator_name: '阿砚',
  usage: 'commercial',
  usage_label: '商用',
  scope: '可用于客户自己的商业用途',
  credit: true,
  show_from: null,
  files: [{ name: 'moon.png', size: file.size, sha256: await sha256Of(await file.arrayBuffer()) }],
  issued_at: '2026-03-01T00:00:00Z',
  revoked_at: null,
  revoked_reason: '',
};
const revoked: Licence = {
  ...licence,
  revoked_at: '2026-04-02T03:04:05Z',
  revoked_reason: '参照了他人的稿子',
};
const address = 'https://zaojie.example/licence/ZJ-2345-6789-ABCD';

async function drop(which: Licence): Promise<string> {
  const { container } = render(<LicenceFileCheck licence={which} />);
  fireEvent.change(screen.getByLabelText('选择要比对的文件'), { target: { files: [file] } });
  await screen.findByText(/是这一份/);
  return container.querySelector('[aria-live]')?.textContent ?? '';
}

test('the same file of a revoked licence is not said to be good', async () => {
  expect(await drop(licence)).toMatch(/^是这一份moon/);
  cleanup();
  expect(await drop(revoked)).toMatch(/^是这一份，但授权已撤销.*不能再按这份凭证使用$/);
});

test('the sheet says that it was revoked, when and why, and vouches for nothing', () => {
  const { container } = render(<LicenceSheet licence={revoked} address={address} />);
  screen.getByRole('heading', { name: /已撤销/ });
  screen.getByText(/本凭证已于 2026.* 由平台裁决撤销，自那时起不再有效。理由：参照了他人的稿子/);
  const words = container.textContent ?? '';
  for (const claim of ['现将下列权利授予', '已结清', '造界平台见证']) expect(words).not.toContain(claim);
  expect(screen.getByText(licence.scope).className).toContain('line-through');
});

test('one that holds says none of that', () => {
  const { container } = render(
    <>
      <LicenceSheet licence={licence} address={address} />
      <LicenceChecks licence={licence} checkedAt={0} address={address} />
    </>,
  );
  expect(container.textContent).not.toContain('已撤销');
  screen.getByText('凭证有效');
});
