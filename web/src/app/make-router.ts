import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createRouter as createRouter,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
  UNSAFE_mapRouteProperties as mapRouteProperties,
  type RouteObject,
} from 'react-router';

/**
 * What `createBrowserRouter` makes, before it looks up where the page is: on a slow phone each of the two holds the page up long
 * enough to be a task of its own. `initialize()` does the second.
 */
export function makeRouter(routes: RouteObject[]) {
  return createRouter({
    history: createBrowserHistory(),
    routes,
    mapRouteProperties,
    hydrationRouteProperties,
  });
}
