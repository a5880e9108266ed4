import type { NavigateFunction } from 'react-router';

/** To where the payer pays: a page of this site, as the sandbox's, or the provider's. */
export async function goAndPay(payUrl: string, navigate: NavigateFunction): Promise<void> {
  const { origin, pathname, search, hash } = new URL(payUrl, location.origin);
  if (origin === location.origin) await navigate(pathname + search + hash);
  else location.assign(payUrl);
}
