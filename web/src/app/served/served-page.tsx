import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { getOwnAccount } from '@zaojie/contract/accounts/account.endpoints';
import { getSite } from '@zaojie/contract/site/site.endpoints';
import { ApiFailure, call, carryCallsBy, type Carrier } from '../../api/client.ts';
import { drawFor, storedUser, type StoredUser } from '../../api/session.ts';
import { knowSite } from '../../api/site.ts';
import { drawAsOf } from '../../hooks/use-now.ts';
import { App } from '../app.tsx';
import { carriedParts, drawnPages, type DrawnPage } from '../first-pages.ts';
import { createQueryClient } from '../query-client.ts';
import { queryClient } from '../query-scope.tsx';
import { screens } from '../route-table.ts';
import { routes } from '../routes.tsx';
import { asks, drawnWithQuery, type Kept, type Place } from './served-asks.ts';
import { MOMENT_KEY, READER_KEY, SITE_KEY, type ServedAnswers } from './served-data.ts';

export { partsBehind } from './screen-parts.ts';

const isDrawn = (path: string): path is DrawnPage => Object.hasOwn(drawnPages, path);

export type ServedPage = {
  title: string;
  markup: string;
  answers: ServedAnswers;
  readerId: number | null;
};

/** As React marks it. */
const UNFINISHED = '<!--$!-->';

const LAST_NUMBER = /\/([1-9]\d{0,14})$/;

type Screen = Omit<Place, 'kept'> & { route: DrawnPage };

/** `/games/12` is drawn as `/games/:id`; null where nothing is drawn. */
function screenAt(address: string): Screen | null {
  const [path = '', ...queries] = address.split('?');
  const id = LAST_NUMBER.exec(path)?.[1];
  const route = id === undefined ? path : path.replace(LAST_NUMBER, '/:id');
  const isPattern = id === undefined && path.includes(':');
  if (isPattern || !isDrawn(route) || (queries.length > 0 && !drawnWithQuery.has(route))) return null;
  return { route, id: Number(id ?? 0), query: new URLSearchParams(queries.join('?')) };
}

const entryOf = ({ route }: Screen) => screens.find(({ path }) => path === route);

/** What is for members only is drawn for nobody else: a visitor is led to the way in. */
const isDrawnFor = (screen: Screen, isMember: boolean) => isMember || entryOf(screen)?.access !== 'member';

const partsIn = (files: readonly string[]) => files.map((file) => `src/${file}`);

/** What the screen at an address is made of; undefined where it isn't drawn for such a reader. */
export function partsAt(address: string, isMember = false): readonly string[] | undefined {
  const screen = screenAt(address);
  if (screen === null || !isDrawnFor(screen, isMember)) return undefined;
  return partsIn(drawnPages[screen.route]);
}

/** What isn't there from the beginning, but whose rules the page brings along. */
export function carriedAt(address: string): readonly string[] {
  const screen = screenAt(address);
  return screen === null ? [] : partsIn(carriedParts[screen.route] ?? []);
}

/** The screens that can be drawn, and what they are made of. */
export const partsOf: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(drawnPages).map(([path, files]) => [path, partsIn(files)]),
);

/** What the address names isn't there for a visitor, or can't be asked for: the browser says so, as it would later. */
async function asked(asking: Promise<unknown>, { id, query }: Screen): Promise<boolean> {
  try {
    await asking;
    return true;
  } catch (error) {
    if ((id > 0 || query.size > 0) && error instanceof ApiFailure && error.http < 400) return false;
    throw error;
  }
}

async function askReader(): Promise<StoredUser> {
  const { data } = await call(getOwnAccount);
  return storedUser({ ...data, ...(data.role === 'admin' && { is_admin: true as const }) });
}

const NOTHING: Kept = () => null;

/**
 * Draws a screen as its reader sees it first, a member in whose name `carry` asks or a visitor; null where there is nothing
 * to be seen. Runs in the server; `carry` answers calls without a network. What a visitor's browser keeps isn't asked for: their
 * drawing is shared.
 */
export async function drawPage(
  address: string,
  carry: Carrier,
  member: { kept: Kept } | null = null,
): Promise<ServedPage | null> {
  const screen = screenAt(address);
  if (screen === null) throw new Error(`${address} is not drawn by the server`);
  if (!isDrawnFor(screen, member !== null)) return null;
  carryCallsBy(carry);
  const asking = createQueryClient();
  const { title = '', access } = entryOf(screen) ?? {};
  const [site, reader, isThere] = await Promise.all([
    call(getSite),
    // Where only visitors stay, a member is led away.
    member !== null && access !== 'guest' ? askReader() : null,
    asked(asks[screen.route](asking, { kept: member?.kept ?? NOTHING, ...screen }), screen),
  ]);
  if (!isThere) return null;
  const answers = asking
    .getQueryCache()
    .getAll()
    .map(({ queryKey, state, meta }) =>
      meta?.['isCounted'] === true
        ? ([queryKey, state.data, { isCounted: true }] as const)
        : ([queryKey, state.data] as const),
    );
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`http://localhost${address}`));
  if (context instanceof Response) {
    // A share link leads to its post from wherever it was put (share-links.ts).
    if (screen.query.size > 0) return null;
    throw new Error(`${address} leads elsewhere`);
  }
  const router = createStaticRouter(handler.dataRoutes, context);
  // One cache serves every drawing, so nothing may wait between filling it and drawing.
  knowSite(site.data);
  const moment = Date.now();
  drawAsOf(moment);
  drawFor(reader && { token: '', user: reader });
  queryClient.clear();
  for (const [key, answer] of answers) queryClient.setQueryData(key, answer);
  const markup = renderToString(
    <StrictMode>
      <App>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </App>
    </StrictMode>,
  );
  queryClient.clear();
  drawFor(null);
  // A part whose code comes by itself can't be drawn here, and the browser would complain of it. What members alone are shown has
  // such parts in places; it is made by the browser.
  if (reader !== null && markup.includes(UNFINISHED)) return null;
  return {
    title,
    markup,
    answers: [
      [SITE_KEY, site.data],
      [MOMENT_KEY, moment],
      ...(reader ? [[READER_KEY, reader] as const] : []),
      ...answers,
    ],
    readerId: reader?.id ?? null,
  };
}
