import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { getSite } from '@zaojie/contract/site/site.endpoints';
import { call, carryCallsBy, type Carrier } from '../api/client.ts';
import { knowSite } from '../api/site.ts';
import { quickCirclesQuery } from '../features/discover/discover-queries.ts';
import { homeQuery } from '../features/home/use-home.ts';
import { wallQuery } from '../features/home/use-wall.ts';
import { feedQuery } from '../features/posts/feed/use-post-feed.ts';
import { App } from './app.tsx';
import { firstPages, type FirstPage } from './first-pages.ts';
import { createQueryClient } from './query-client.ts';
import { queryClient } from './query-scope.tsx';
import { screens } from './route-table.ts';
import { routes } from './routes.tsx';
import { SITE_KEY, type ServedAnswers } from './served-data.ts';

type Asking = ReturnType<typeof createQueryClient>;
/** What the first view shows is asked before; the rest comes later, as ever. */
const asks: Readonly<Record<FirstPage, (client: Asking) => Promise<unknown>>> = {
  '/': (client) => client.fetchQuery(wallQuery),
  '/home': (client) => client.fetchQuery(homeQuery),
  '/community': (client) =>
    Promise.all([
      client.fetchInfiniteQuery(feedQuery({ filter: 'latest' })),
      client.fetchQuery(quickCirclesQuery),
    ]),
  '/login': async () => undefined,
};
const isFirstPage = (path: string): path is FirstPage => Object.hasOwn(firstPages, path);

export type ServedPage = { title: string; markup: string; answers: ServedAnswers };

/** The addresses that can be drawn, and what they are made of. */
export const partsOf: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(firstPages).map(([path, files]) => [path, files.map((file) => `src/${file}`)]),
);

/** Draws a screen as a visitor sees it first. Runs in the server; `carry` answers calls without a network. */
export async function drawPage(path: string, carry: Carrier): Promise<ServedPage> {
  if (!isFirstPage(path)) throw new Error(`${path} is not drawn by the server`);
  carryCallsBy(carry);
  const asking = createQueryClient();
  const [site] = await Promise.all([call(getSite), asks[path](asking)]);
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
  const title = screens.find((other) => other.path === path)?.title ?? '';
  return { title, markup, answers: [[SITE_KEY, site.data], ...answers] };
}
