import type { Cuts } from './leave-out.ts';

const NOTHING = '';

/**
 * What the router can do and this site doesn't ask of it: sending forms to routes (actions, fetchers), routes that are found
 * out while navigating, middleware, instruments, view transitions, React's server components, data that came with the page,
 * masks. And the sentences that it has for whoever writes a site, which the development build still says.
 */
export const routerCuts: Cuts = {
  texts: [
    [/\binit\.(instrumentations|patchRoutesOnNavigation|dataStrategy)\b/g, 'null'],
    [/\binit\.hydrationData\b/g, 'null'],
    ['opts?.hydrationData || parseHydrationData()', 'null'],
    ['init.getContext ? await init.getContext() : new RouterContextProvider()', 'void 0'],
    // Nothing is ever sent to a route.
    ['opts && opts.submission && isMutationMethod(opts.submission.formMethod)', 'false'],
    [/(?<!function )\bisMutationMethod\([\w.]+\)/g, 'false'],
    ['isAction ? "action" : "loader"', '"loader"'],
    ['isAction ? match.route.action : match.route.loader', 'match.route.loader'],
    ['} else if (type === "action") {', '} else if (false) {'],
    [/(?<!function )\bisDataWithResponseInit\(result\)/g, 'false'],
    ['if (opts && opts.pendingError) {', 'if (false) {'],
    ['let { formMethod, formAction, formEncType } = state.navigation;', ''],
    ['if (!submission && !fetcherSubmission && formMethod && formAction && formEncType) {', 'if (false) {'],
    ['state.navigation.formMethod != null && false', 'false'],
    [
      'if (redirectPreserveMethodStatusCodes.has(redirect2.response.status) && activeSubmission && false) {',
      'if (false) {',
    ],
    // All routes are known from the beginning.
    ['fogOfWar.active = false;', ''],
    ['fogOfWar.active', 'false'],
    ['if (isFogOfWar) {', 'if (false) {'],
    ['if (!isFogOfWar) {', 'if (true) {'],
    ['dataRoutes.commitHmrRoutes();', ''],
    [
      /var DataRoutes = class \{[\s\S]*?^\};\n(_\w+ = new WeakMap\(\);\n)+/m,
      'var DataRoutes = class { constructor(routes) { this.stableRoutes = this.activeRoutes = routes; this.branches = flattenAndRankRoutes(routes); } };\n',
    ],
    ['_map = new WeakMap();', ''],
    // Every branch has an expression made for each of its routes, and tried, before the first page is known. One that begins
    // with another word is passed by here, and what is left is compiled when it is tried.
    [/routesMeta: routesMeta\.map\(\(meta2, i\) => \{[\s\S]*?\n {6}\}\)/, 'routesMeta'],
    [
      'matches = matchRouteBranch(',
      'let begins = branches[i].path.split("/", 2)[1]; if (/[:*]/.test(begins) || begins.toLowerCase() === decoded.split("/", 2)[1]?.toLowerCase()) matches = matchRouteBranch(',
    ],
    // No fetchers.
    [/let unmountedFetchers = \[\];[\s\S]*?(?=if \(subscribers\.size === 0\))/, ''],
    ['deletedFetchers: unmountedFetchers,', ''],
    ['unmountedFetchers.forEach((key) => deleteFetcher(state.fetchers, key));', ''],
    ['mountedFetchers.forEach((key) => state.fetchers.delete(key));', ''],
    ['state.fetchers.forEach((_, key) => deleteFetcher(state.fetchers, key));', ''],
    ['revalidatingFetchers.length > 0', 'false'],
    ['revalidatingFetchers.length === 0', 'true'],
    [/revalidatingFetchers\.forEach\(\(rf\) => \{[\s\S]*?\n {4}\}\);/, ''],
    ['revalidatingFetchers.forEach((rf) => fetchControllers.delete(rf.key));', ''],
    [
      /let abortPendingFetchRevalidations = [^;]*;\n {4}if \(pendingNavigationController\) \{[\s\S]*?\n {4}\}/,
      '',
    ],
    [
      /if \(pendingNavigationController\) \{\s+pendingNavigationController\.signal\.remove[\s\S]*?\n {4}\}/,
      '',
    ],
    [/redirect2 = findRedirect\(fetcherResults\);\s+if \(redirect2\) \{[\s\S]*?\n {4}\}/, ''],
    [/markFetchRedirectsDone\(workingFetchers2?\)/g, 'false'],
    [/let revalidatingFetchers = \[\];\s+fetchLoadMatches\.forEach\([\s\S]*?\n {2}\}\);/, ''],
    ['return { dsMatches, revalidatingFetchers };', 'return { dsMatches };'],
    [/fetch: fetch2,\s+revalidate,/, ''],
    [/getFetcher,\s+resetFetcher,\s+deleteFetcher: queueFetcherForDeletion,\s+dispose,/, ''],
    [/patchRoutes,\s+_internalFetchControllers: fetchControllers,[\s\S]*?_internalSetRoutes,/, ''],
    [
      /newState\.fetchers\.forEach\(\(fetcher, key\) => \{[\s\S]*?\n {6}\}\);\s+deletedFetchers\.forEach\([^;]*\);/,
      '',
    ],
    // No view transitions.
    [
      /if \(pendingAction === "POP" \/\* Pop \*\/ && !isUninterruptedRevalidation && location !== state\.location\) \{[\s\S]*?\n {4}\}(?= *\n)/,
      '',
    ],
    [/if \(isBrowser3\) \{\s+restoreAppliedTransitions[\s\S]*?\n {4}\}/, ''],
    ['if (!viewTransitionOpts || !isViewTransitionAvailable) {', 'if (true) {'],
    [
      /React3\.useEffect\(\(\) => \{\s+if \(vtContext\.isTransitioning && !vtContext\.flushSync\)[\s\S]*?(?=let navigator = React3\.useMemo\(\(\) => \{)/,
      '',
    ],
    ['useViewTransitionState(path) && viewTransition === true', 'false'],
    // No server components.
    ['RenderErrorBoundary.contextType = RSCRouterContext;', ''],
    ['this.context', 'false'],
    ['let unstable_rsc = useIsRSCRouterContext();', 'let unstable_rsc = false;'],
    ['useOptimisticSafe(_state)', '[_state]'],
    // Asked for by a word, it would keep all of React.
    ['React3[USE_OPTIMISTIC]', 'void 0'],
    ['if (useTransitions === true) {', 'if (false) {'],
    // Every component stands inside a route.
    ['isDataRoute ? useNavigateStable() : useNavigateUnstable()', 'useNavigateStable()'],
    ['if (locationArg) {', 'if (false) {'],
    ['if (locationArg && renderedMatches) {', 'if (false) {'],
    [/usePrefetchBehavior\(\s+prefetch,\s+rest\s+\)/, '[false, null, null]'],
    ['mergeRefs(forwardedRef, prefetchRef)', 'forwardedRef'],
    // A lazy route is a function here.
    [/let lazyMiddlewarePromise = loadLazyRouteProperty\(\{[\s\S]*?\}\);/, ''],
    ['middleware: lazyMiddlewarePromise,', ''],
    [/let lazyKeys = Object\.keys\(route\.lazy\);[\s\S]*?(?=\n\}\nfunction isNonNullable)/, ''],
    // Sentences for whoever writes a site.
    [
      /(\binvariant\(\s*(?:useInRouterContext\(\)|!useInRouterContext\(\)|[\w.]+),\s*(?:\/\/.*\s+)*)(?:`[^`]*`|"[^"]*")/g,
      '$1""',
    ],
    [/^function (warning|warningOnce|warnOnce)\(/gm, '/* @__NO_SIDE_EFFECTS__ */ function $1('],
  ],
  bodies: {
    warning: NOTHING,
    warningOnce: NOTHING,
    warnOnce: NOTHING,
    normalizeNavigateOptions: 'return { path };',
    getSubmissionFromNavigation: NOTHING,
    getLoadingNavigation: 'return { state: "loading", location, matches, historyAction };',
    getUpdatedActionData: NOTHING,
    getActionDataForCommit: 'return {};',
    createClientSideRequest:
      'return new Request(history.createURL(stripHashFromPath(location)).toString(), { signal });',
    checkFogOfWar: 'return { matches: null };',
    callLoadersAndMaybeResolveData:
      'return { loaderResults: await callDataStrategy(request, location, matches, scopedContext, null) };',
    abortStaleFetchLoads: 'return false;',
    processLoaderData: 'return processRouteLoaderData(matches, results, pendingActionResult);',
    defaultDataStrategyWithMiddleware: 'return defaultDataStrategy(args);',
    callDataStrategyImpl:
      'let results = await defaultDataStrategy({ matches }); await Promise.allSettled(matches.flatMap((m) => [m._lazyPromises?.handler, m._lazyPromises?.route])); return results;',
    getInternalRouterError:
      'return new ErrorResponseImpl(status || 500, "", new Error(`${status} ${pathname}`), true);',
    DefaultErrorComponent: 'return null;',
    ScrollRestoration: 'useScrollRestoration({ getKey, storageKey }); return null;',
  },
};
