import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { getSite } from '@zaojie/contract/site/site.endpoints';
import { ApiFailure, call, carryCallsBy, type Carrier } from '../api/client.ts';
import { knowSite } from '../api/site.ts';
import { contestQuery, contestsQuery } from '../features/contests/contest-queries.ts';
import { FIRST_CONTESTS } from '../features/contests/list/contests-address.ts';
import { quickCirclesQuery } from '../features/discover/discover-queries.ts';
import { categoriesQuery, gameQuery, gamesQuery } from '../features/games/game-queries.ts';
import { readGamesFilters } from '../features/games/store/games-address.ts';
import { homeQuery } from '../features/home/use-home.ts';
import { wallQuery } from '../features/home/use-wall.ts';
import { feedQuery } from '../features/posts/feed/use-post-feed.ts';
import { FIRST_PLACE } from '../features/rankings/ranking-address.ts';
import { rankingQuery } from '../features/rankings/ranking-query.ts';
import { App } from './app.tsx';
import { drawnPages, type DrawnPage } from './first-pages.ts';
import { createQueryClient } from './query-client.ts';
import { queryClient } from './query-scope.tsx';
import { screens } from './route-table.ts';
import { routes } from './routes.tsx';
import { SITE_KEY, type ServedAnswers } from './served-data.ts';

type Asking = ReturnType<typeof createQueryClient>;
/** `id` is the number at the end of the address, for a screen whose path ends with one. */
type Ask = (client: Asking, id: number) => Promise<unknown>;

/** What the first view shows is asked before; the rest comes later, as ever. */
const asks: Readonly<Record<DrawnPage, Ask>> = {
  '/': (client) => client.fetchQuery(wallQuery),
  '/home': (client) => client.fetchQuery(homeQuery),
  '/community': (client) =>
    Promise.all([
      client.fetchInfiniteQuery(feedQuery({ filter: 'latest' })),
      client.fetchQuery(quickCirclesQuery),
    ]),
  '/games': (client) =>
    Promise.all([
      client.fetchQuery(gamesQuery(readGamesFilters(new URLSearchParams()))),
      client.fetchQuery(categoriesQuery),
    ]),
  '/games/:id': (client, id) => client.fetchQuery(gameQuery(id)),
  '/events': (client) => client.fetchQuery(contestsQuery(FIRST_CONTESTS)),
  '/events/:id': (client, id) => client.fetchQuery(contestQuery(id)),
  '/ranking': (client) => client.fetchQuery(rankingQuery(FIRST_PLACE)),
  '/login': async () => undefined,
};
const isDrawn = (path: string): path is DrawnPage => Object.hasOwn(drawnPages, path);

export type ServedPage = { title: string; markup: string; answers: ServedAnswers };

const LAST_NUMBER = /\/([1-9]\d{0,14})$/;

/** `/games/12` is drawn as `/games/:id`; the route is null where nothing is drawn. */
function screenAt(path: string): { route: DrawnPage | null; id: number } {
  const id = LAST_NUMBER.exec(path)?.[1];
  const route = id === undefined ? path : path.replace(LAST_NUMBER, '/:id');
  const isPattern = id === undefined && path.includes(':');
  return { route: !isPattern && isDrawn(route) ? route : null, id: Number(id ?? 0) };
}

const partsIn = (files: readonly string[]) => files.map((file) => `src/${file}`);

/** What the screen at an address is made of; undefined where it isn't drawn. */
export function partsAt(path: string): readonly string[] | undefined {
  const { route } = screenAt(path);
  return route === null ? undefined : partsIn(drawnPages[route]);
}

/** The screens that can be drawn, and what they are made of. */
export const partsOf: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(drawnPages).map(([path, files]) => [path, partsIn(files)]),
);

/** What the address names isn't there for a visitor: the browser says so, as it would later. */
async function asked(asking: Promise<unknown>, id: number): Promise<boolean> {
  try {
    await asking;
    return true;
  } catch (error) {
    if (id > 0 && error instanceof ApiFailure && error.http < 400) return false;
    throw error;
  }
}

/**
 * Draws a screen as a visitor sees it first; null where there is nothing to be seen. Runs in the server; `carry` answers
 * calls without a network.
 */
export async function drawPage(path: string, carry: Carrier): Promise<ServedPage | null> {
  const { route, id } = screenAt(path);
  if (route === null) throw new Error(`${path} is not drawn by the server`);
  carryCallsBy(carry);
  const asking = createQueryClient();
  const [site, isThere] = await Promise.all([call(getSite), asked(asks[route](asking, id), id)]);
  if (!isThere) return null;
  const answers = asking
    .getQueryCache()
    .getAll()
    .map((query) => [query.queryKey, query.state.data] as const);
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} leads elsewhere`);
  const router = createStaticRouter(handler.dataRoutes, context);
  // One cache serves every drawing, so nothing may wait between filling it and drawing.
  knowSite(site.data);
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
  const title = screens.find((other) => other.path === route)?.title ?? '';
  return { title, markup, answers: [[SITE_KEY, site.data], ...answers] };
}
