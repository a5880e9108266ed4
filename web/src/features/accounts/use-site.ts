import { getSite } from '@zaojie/contract/site/site.endpoints';
import type { EndpointOutput } from '@zaojie/contract/endpoint';
import { useEffect, useState } from 'react';
import { call } from '../../api/client.ts';

type Site = EndpointOutput<typeof getSite>;

let known: Site | null = null;
let asked: Promise<Site> | null = null;

/** It doesn't change while the page is open, so one answer serves every screen; a failure is asked again. */
function askOnce(): Promise<Site> {
  asked ??= call(getSite).then(
    ({ data }) => (known = data),
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

/** What this installation offers. Unknown until the answer is there, and when there is none. */
export function useSite(): Site | undefined {
  const [site, setSite] = useState(known);
  useEffect(() => {
    let isMounted = true;
    askOnce().then(
      (answer) => isMounted && setSite(answer),
      (error: unknown) => console.info('site settings are unknown', error),
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return site ?? undefined;
}
