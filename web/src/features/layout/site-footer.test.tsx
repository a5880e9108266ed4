// @vitest-environment happy-dom
import { cleanup, render as renderBare, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { knowSite, type Site } from '../../api/site.ts';
import { SiteFooter } from './site-footer.tsx';

afterEach(cleanup);
const render = (page: ReactElement) => renderBare(page, { wrapper: MemoryRouter });

const siteWith = (footer: Site['footer']): Site => ({
  demo_accounts: [],
  sms_sandbox: false,
  wechat: { enabled: false, sandbox: false },
  footer,
  claims: { creators: 0, works: 0, answers: 0, minutes: 0 },
});

test('the foot of the page says what was set', () => {
  knowSite(
    siteWith({
      copyright: '© 某某社',
      filings: [{ text: '京ICP备12345678号', href: 'https://beian.miit.gov.cn' }],
      contact_email: 'write@site.example',
    }),
  );
  render(<SiteFooter />);
  expect(screen.getByText('© 某某社')).toBeTruthy();
  expect(screen.getByRole('link', { name: '京ICP备12345678号' }).getAttribute('href')).toBe(
    'https://beian.miit.gov.cn',
  );
  expect(screen.getByRole('link', { name: 'write@site.example' }).getAttribute('href')).toBe(
    'mailto:write@site.example',
  );
});

test('what was not set is not there at all', () => {
  knowSite(siteWith({ copyright: '© 某某社', filings: [], contact_email: null }));
  const { container } = render(<SiteFooter />);
  expect(container.textContent).toBe('© 某某社用户协议隐私政策帮助与反馈');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/terms',
    '/privacy',
    '/help',
  ]);
});
