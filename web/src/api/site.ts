import { getSite } from '@zaojie/contract/site/site.endpoints';
import type { EndpointOutput } from '@zaojie/contract/endpoint';
import { useEffect, useSyncExternalStore } from 'react';
import { call } from './client.ts';

export type Site = EndpointOutput<typeof getSite>;

let known: Site | null = null;
let isAsked = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const read = () => known;

/** It came with a page that the server drew, or is what the server draws with. */
export function knowSite(site: Site): void {
  known = site;
  for (const listener of listeners) listener();
}

/** It doesn't change while the page is open, so one answer serves every screen; a failure is asked again. */
function askOnce(): void {
  if (known !== null || isAsked) return;
  isAsked = true;
  call(getSite).then(
    ({ data }) => knowSite(data),
    (error: unknown) => {
      isAsked = false;
      console.info('site settings are unknown', error);
    },
  );
}

/** What this installation offers. Unknown until the answer is there, and when there is none. */
export function useSite(): Site | undefined {
  const site = useSyncExternalStore(subscribe, read, read);
  useEffect(askOnce, []);
  return site ?? undefined;
}
