import { proxyScopes, type ProxyScope } from '@zaojie/contract/proxies/proxy-words';
import { untilWords } from '../sanctions/index.ts';

export const DAY_MS = 86_400_000;
/** What two clocks may differ by, and a request takes. */
const SLACK_MS = 60_000;

/** Days until it ends, the one that has begun included. */
export const daysLeft = (expiresAt: Date, now: Date): number =>
  Math.max(1, Math.ceil((expiresAt.getTime() - now.getTime() - SLACK_MS) / DAY_MS));

export type Terms = { scopes: readonly ProxyScope[]; expiresAt: Date };

/** As many days as are left anyway move nothing. */
export function changedTerms(
  before: Terms,
  asked: { scopes: readonly ProxyScope[]; days?: number | undefined },
  now: Date,
): Terms {
  const { scopes, days } = asked;
  const isMoved = days !== undefined && days !== daysLeft(before.expiresAt, now);
  return { scopes, expiresAt: isMoved ? new Date(now.getTime() + days * DAY_MS) : before.expiresAt };
}

/** What became different, for both to read; empty where nothing did. */
export function changeWords(before: Terms, after: Terms): string {
  const labels = (names: readonly ProxyScope[]) => names.map((name) => proxyScopes[name].label).join('、');
  const added = after.scopes.filter((name) => !before.scopes.includes(name));
  const removed = before.scopes.filter((name) => !after.scopes.includes(name));
  const isMoved = before.expiresAt.getTime() !== after.expiresAt.getTime();
  return [
    ...(added.length > 0 ? [`增加${labels(added)}`] : []),
    ...(removed.length > 0 ? [`去掉${labels(removed)}`] : []),
    ...(isMoved ? [`期限改${untilWords(after.expiresAt)}`] : []),
  ].join('；');
}
