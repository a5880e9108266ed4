import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { getSite } from '@zaojie/contract/site/site.endpoints';
import { ApiFailure, call, carryCallsBy, type Carrier } from '../api/client.ts';
import { knowSite } from '../api/site.ts';
import { quickCirclesQuery } from '../features/discover/discover-queries.ts';
import { categoriesQuery, gameQuery, gamesQuery } from '../features/games/game-queries.ts';
import { readGamesFilters } from '../features/games/store/games-address.ts';
import { homeQuery } from '../features/home/use-home.ts';
import { wallQuery } from '../features/home/use-wall.ts';
import { feedQuery } from '../features/posts/feed/use-post-feed.ts';
import { FIRST_PLACE } from '../features/rankings/ranking-address.ts';
import { rankingQuery } from '../features/rankings/ranking-query.ts';
import { App } from './app.tsx';
import { createQueryClient } from './query-client.ts';
import { queryClient } from './query-scope.tsx';
import { screens } from './route-table.ts';
import { routes } from './routes.tsx';
import { SITE_KEY, type ServedAnswers } from './served-data.ts';

type Asking = ReturnType<typeof createQueryClient>;
type ServedScreen = {
  /** The files of the build that the screen is made of. */
  parts: readonly string[];
  /** `id` is the number at the end of the address, for a screen whose path ends with one. */
  ask: (client: Asking, id: number) => Promise<unknown>;
};

const SCOPE = 'src/app/query-scope.tsx';
const LAYOUT = 'src/app/layouts/main-layout.tsx';

/** The screens people arrive at first. What the first view shows is asked before; the rest comes later, as ever. */
const served: Readonly<Record<string, ServedScreen>> = {
  '/': {
    parts: [SCOPE, 'src/pages/landing/landing-page.tsx'],
    ask: (client) => client.fetchQuery(wallQuery),
  },
  '/community': {
    parts: [LAYOUT, 'src/pages/community/community-page.tsx'],
    ask: (client) =>
      Promise.all([
        client.fetchInfiniteQuery(feedQuery({ filter: 'latest' })),
        client.fetchQuery(quickCirclesQuery),
      ]),
  },
  '/home': { parts: [LAYOUT, 'src/pages/home/home-page.tsx'], ask: (client) => client.fetchQuery(homeQuery) },
  '/games': {
    parts: [LAYOUT, 'src/pages/games/games-page.tsx'],
    ask: (client) =>
      Promise.all([
        client.fetchQuery(gamesQuery(readGamesFilters(new URLSearchParams()))),
        client.fetchQuery(categoriesQuery),
      ]),
  },
  '/games/:id': {
    parts: [LAYOUT, 'src/pages/games/game-page.tsx'],
    ask: (client, id) => client.fetchQuery(gameQuery(id)),
  },
  '/ranking': {
    parts: [LAYOUT, 'src/pages/ranking/ranking-page.tsx'],
    ask: (client) => client.fetchQuery(rankingQuery(FIRST_PLACE)),
  },
  '/login': { parts: ['src/pages/accounts/login-page.tsx'], ask: async () => undefined },
};

export type ServedPage = { title: string; markup: string; answers: ServedAnswers };

const LAST_NUMBER = /\/([1-9]\d{0,14})$/;

/** `/games/12` is drawn as `/games/:id`. */
function screenAt(path: string) {
  const id = LAST_NUMBER.exec(path)?.[1];
  const route = id === undefined ? path : path.replace(LAST_NUMBER, '/:id');
  const screen = id === undefined && path.includes(':') ? undefined : served[route];
  return { route, id: Number(id ?? 0), screen };
}

/** What the screen at an address is made of; undefined where it isn't drawn. */
export function partsAt(path: string): readonly string[] | undefined {
  return screenAt(path).screen?.parts;
}

/** The screens that can be drawn, and what they are made of. */
export const partsOf: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(served).map(([path, { parts }]) => [path, parts]),
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
  const { route, id, screen } = screenAt(path);
  if (screen === undefined) throw new Error(`${path} is not drawn by the server`);
  carryCallsBy(carry);
  const asking = createQueryClient();
  const [site, isThere] = await Promise.all([call(getSite), asked(screen.ask(asking, id), id)]);
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
