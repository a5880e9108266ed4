// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DownloadLink } from './download-link.tsx';
import { Picture } from './picture.tsx';
import { renewAddressesBy } from './renewable-address.ts';

const old = '/private-files/7/3.100.old/a-640.webp';
const sizes = `/private-files/7/3.100.old/a-320.webp 320w, ${old} 640w`;
const renew = vi.fn<(address: string) => Promise<string | null>>();
let isOver = false;

beforeEach(() => {
  isOver = true;
  renew.mockReset();
  renewAddressesBy({
    isRenewable: (address) => address.startsWith('/private-files/'),
    hasRunOut: () => isOver,
    renew,
  });
});
afterEach(() => {
  renewAddressesBy(null);
  cleanup();
  vi.restoreAllMocks();
});

const show = (src: string, srcSet?: string) =>
  render(<Picture src={src} srcSet={srcSet} width={640} height={480} alt="草图" />);
const fail = () => act(async () => void fireEvent.error(screen.getByRole('img')));

test('a picture that no longer loads is asked for under a new address, in all its sizes', async () => {
  renew.mockResolvedValue('/private-files/7/3.900.new/a-640.webp');
  show(old, sizes);
  await fail();
  const image = screen.getByRole('img');
  expect(renew).toHaveBeenCalledWith(old);
  expect(image.getAttribute('src')).toBe('/private-files/7/3.900.new/a-640.webp');
  expect(image.getAttribute('srcset')).toBe(
    '/private-files/7/3.900.new/a-320.webp 320w, /private-files/7/3.900.new/a-640.webp 640w',
  );
});

test('once: what fails under the new address too is gone', async () => {
  renew.mockResolvedValue('/private-files/7/3.900.new/a-640.webp');
  show(old);
  await fail();
  await fail();
  expect(renew).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('草图')).toBeDefined();
});

test('a picture that nobody gets any more, or whose address lasts, is shown as gone', async () => {
  renew.mockResolvedValue(null);
  show(old);
  await fail();
  expect(screen.queryByRole('img')).toBeNull();
  cleanup();
  show('/files/images/aa/a-640.webp');
  await fail();
  expect(screen.queryByRole('img')).toBeNull();
  expect(renew).toHaveBeenCalledTimes(1);
});

test('a download whose address has run out takes a new one; another goes its own way', async () => {
  const clicked: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    clicked.push(`${this.getAttribute('href')} ${this.download}`);
  });
  renew.mockResolvedValue('/private-files/7/3.900.new/a.pdf');
  render(
    <DownloadLink href="/private-files/7/3.100.old/a.pdf" name="合同.pdf">
      合同
    </DownloadLink>,
  );
  const press = () => act(async () => fireEvent.click(screen.getByText('合同')));
  expect(await press()).toBe(false);
  expect(clicked).toEqual(['/private-files/7/3.900.new/a.pdf 合同.pdf']);
  isOver = false;
  expect(await press()).toBe(true);
  expect(renew).toHaveBeenCalledTimes(1);
});
