import type { ProxyScope } from '@zaojie/contract/proxies/proxy-words';

/** Where what is within a scope is done. */
export const scopePlaces: Readonly<Record<ProxyScope, string>> = {
  bounties: '/commission/management',
  orders: '/order',
  works: '/profile/works',
  posts: '/community',
};
