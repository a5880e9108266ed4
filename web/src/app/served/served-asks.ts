import { libraryQuery } from '../../features/assets/asset-queries.ts';
import { readLibraryFilters } from '../../features/assets/library/library-address.ts';
import {
  categoriesQuery as bountyCategoriesQuery,
  marketQuery,
} from '../../features/bounties/bounty-queries.ts';
import { readMarketFilters } from '../../features/bounties/market/market-address.ts';
import { contestQuery, contestsQuery } from '../../features/contests/contest-queries.ts';
import { FIRST_CONTESTS } from '../../features/contests/list/contests-address.ts';
import { publicServicesQuery } from '../../features/creators/creator-queries.ts';
import { hotQuery, quickCirclesQuery } from '../../features/discover/discover-queries.ts';
import { categoriesQuery, gameQuery, gamesQuery } from '../../features/games/game-queries.ts';
import { readGamesFilters } from '../../features/games/store/games-address.ts';
import { homeQuery } from '../../features/home/use-home.ts';
import { wallQuery } from '../../features/home/use-wall.ts';
import { feedQuery } from '../../features/posts/feed/use-post-feed.ts';
import { profileQuery, worksQuery } from '../../features/profiles/profile-queries.ts';
import { FIRST_PLACE } from '../../features/rankings/ranking-address.ts';
import { rankingQuery } from '../../features/rankings/ranking-query.ts';
import { readSearchAddress } from '../../features/search/search-path.ts';
import { searchQuery } from '../../features/search/results/use-search.ts';
import { ordersQuery } from '../../features/orders/order-queries.ts';
import { readOrdersAddress } from '../../features/orders/list/orders-address.ts';
import { drawnSideKey, SIDE_COOKIE, sideIn } from '../../features/orders/list/last-side.ts';
import { postQuery } from '../../pages/community/post/use-post.ts';
import type { DrawnPage } from '../first-pages.ts';
import type { createQueryClient } from '../query-client.ts';

type Asking = ReturnType<typeof createQueryClient>;
/** What a cookie that the pages write themselves says; null where there is none, and for every visitor. */
export type Kept = (cookie: string) => string | null;
/** The number at the end of the address, 0 where its path ends with none, and what follows the question mark. */
export type Place = { id: number; query: URLSearchParams; kept: Kept };
type Ask = (client: Asking, place: Place) => Promise<unknown>;

const PLAIN = new URLSearchParams();

/** What the first view shows is asked before; the rest comes later, as ever. */
export const asks: Readonly<Record<DrawnPage, Ask>> = {
  '/': (client) => client.fetchQuery(wallQuery),
  '/home': (client) => client.fetchQuery(homeQuery),
  '/community': (client) =>
    Promise.all([
      client.fetchInfiniteQuery(feedQuery({ filter: 'latest' })),
      client.fetchQuery(quickCirclesQuery),
    ]),
  '/games': (client) =>
    Promise.all([client.fetchQuery(gamesQuery(readGamesFilters(PLAIN))), client.fetchQuery(categoriesQuery)]),
  '/games/:id': (client, { id }) => client.fetchQuery(gameQuery(id)),
  '/ranking': (client) => client.fetchQuery(rankingQuery(FIRST_PLACE)),
  '/events': (client) => client.fetchQuery(contestsQuery(FIRST_CONTESTS)),
  '/events/:id': (client, { id }) => client.fetchQuery(contestQuery(id)),
  '/commission': (client) =>
    Promise.all([
      client.fetchInfiniteQuery(marketQuery(readMarketFilters(PLAIN))),
      client.fetchQuery(bountyCategoriesQuery),
    ]),
  '/assets': (client) => client.fetchInfiniteQuery(libraryQuery(readLibraryFilters(PLAIN))),
  '/post/:id': (client, { id }) => client.fetchQuery(postQuery(id)),
  '/user/:id': (client, { id }) =>
    Promise.all([
      client.fetchQuery(profileQuery(id)),
      client.fetchInfiniteQuery(worksQuery(id)),
      client.fetchQuery(publicServicesQuery(id)),
    ]),
  '/search': (client, { query }) => {
    const address = readSearchAddress(query);
    return address.keyword === '' ? client.fetchQuery(hotQuery) : client.fetchQuery(searchQuery(address));
  },
  '/order': (client, { query, kept }) => {
    const side = sideIn(kept(SIDE_COOKIE));
    client.setQueryData(drawnSideKey, side);
    return client.fetchInfiniteQuery(ordersQuery(readOrdersAddress(query, side)));
  },
  '/login': async () => undefined,
};

/** The screens that are drawn with what follows the question mark too: without it they show nothing, or another list of one's own. */
export const drawnWithQuery: ReadonlySet<string> = new Set<DrawnPage>(['/search', '/order']);
