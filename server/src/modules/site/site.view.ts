import type { siteFooter } from '@zaojie/contract/site/site.endpoints';
import type * as z from 'zod';
import type { SiteConfig } from '../../config.ts';

const ICP_REGISTER = 'https://beian.miit.gov.cn';
const POLICE_REGISTER = 'https://beian.mps.gov.cn';
const SHANGHAI_AHEAD_MS = 8 * 3_600_000;

/** The police's register can be asked for a number; the other has no address for one. */
function policeAddress(filing: string): string {
  const code = filing.replaceAll(/\D/g, '');
  return code === '' ? POLICE_REGISTER : `${POLICE_REGISTER}/#/query/webSearch?code=${code}`;
}

export function footerOf(site: SiteConfig, now: Date): z.output<typeof siteFooter> {
  const { icpFiling, policeFiling } = site;
  const year = new Date(now.getTime() + SHANGHAI_AHEAD_MS).getUTCFullYear();
  return {
    copyright: site.copyright ?? `© ${year} 造界`,
    filings: [
      ...(icpFiling === null ? [] : [{ text: icpFiling, href: ICP_REGISTER }]),
      ...(policeFiling === null ? [] : [{ text: policeFiling, href: policeAddress(policeFiling) }]),
    ],
    contact_email: site.contactEmail,
  };
}
