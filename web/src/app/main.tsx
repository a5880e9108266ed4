import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { carryCallsBy } from '../api/client.ts';
import { fileAddresses } from '../api/file-address.ts';
import { refreshSession } from '../api/session.ts';
import { whenFirstTouched } from '../hooks/when-first-touched.ts';
import { styleWhatComes } from '../ui/theme/whole-styles.ts';
import { renewAddressesBy } from '../ui/media/renewable-address.ts';
import { App } from './app.tsx';
import { followMoves } from './follow-moves.ts';
import { makeRouter } from './make-router.ts';
import { routes } from './routes.tsx';
import { reportRecoverable, watchFailures } from './client-errors.ts';
import { preparePlaces } from './scroll-places.ts';
import {
  discardServed,
  hideFromOthers,
  isServedForUs,
  keepEarlyDeeds,
  takeServedFrame,
} from './served/served-data.ts';

// Compiled validators need eval, which the Content-Security-Policy forbids. Zod reads its settings from here when it
// arrives with the first form; importing it now, only to say so, would put it into every first load.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/** The screen's code has come: from here on it can be drawn at once. */
function whenReady(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) resolve();
    const unsubscribe = router.subscribe((state) => {
      if (!state.initialized) return;
      unsubscribe();
      resolve();
    });
  });
}

/** Lets the browser do what it has to: loading the code and beginning to run it are a long task each. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

async function start(root: HTMLElement): Promise<void> {
  if (isServedForUs(root)) hideFromOthers();
  const isServed = isServedForUs(root);
  // Where the address leads somewhere else, the rules in the page are another page's.
  if (!isServed) styleWhatComes();
  await pause();
  preparePlaces();
  renewAddressesBy(fileAddresses);
  const router = makeRouter(routes);
  await pause();
  router.initialize();
  router.subscribe(refreshSession);
  followMoves(router);
  watchFailures(() => router.state.matches.at(-1)?.route.path ?? '');
  const draw = (onReady?: () => void) => (
    <StrictMode>
      <App {...(onReady && { onReady })}>
        <RouterProvider router={router} />
      </App>
    </StrictMode>
  );
  if (!isServed) {
    // Not for a moment: it is another's.
    root.replaceChildren();
    discardServed(root);
    createRoot(root, { onRecoverableError: reportRecoverable }).render(draw());
    return;
  }
  takeServedFrame();
  await whenReady(router);
  styleWhatComes();
  const doAgain = keepEarlyDeeds(root);
  // What is asked for as soon as it is taken over: each call is some milliseconds of a slow phone's time.
  const ask = (address: string, init: RequestInit) => fetch(address, init);
  carryCallsBy((address, init) => pause().then(() => ask(address, init)));
  const takeOver = () => {
    carryCallsBy(ask);
    discardServed(root);
    doAgain();
  };
  // Piece by piece: what is drawn already can be scrolled meanwhile.
  startTransition(() => {
    hydrateRoot(root, draw(takeOver), { onRecoverableError: reportRecoverable });
  });
}

const root = document.querySelector<HTMLElement>('#root');
if (root === null) throw new Error('the page has no #root');
void start(root);

/** Nothing of it is needed to draw the page: it comes when somebody begins to do something with it. */
whenFirstTouched(() => void import('./stay.ts').then(({ stay }) => stay()).catch(() => undefined));
