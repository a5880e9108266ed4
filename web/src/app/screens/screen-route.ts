import type { ComponentType } from 'react';

/** Who may enter: anybody, people signed in, or only people who aren't. */
export type RouteAccess = 'public' | 'member' | 'guest';

/**
 * `main` has top bar, sidebar and footer; `plain` a slim head and footer; `order` a bar with the way round orders and
 * money; `chat` a rail; `none` leaves the page to itself.
 */
export type RouteLayout = 'main' | 'plain' | 'order' | 'chat' | 'none';

export type Page = ComponentType<{ path: string; title: string }>;

/** Fetches the code of a page, one chunk per screen. A page's file exports its page and nothing else. */
export type LoadPage = {
  (): Promise<Record<string, Page>>;
  /** The source that holds it, in the server's build (web/build/named-pages.ts). */
  file?: string;
};

export type ScreenRoute = {
  path: string;
  title: string;
  access: RouteAccess;
  layout: RouteLayout;
  page: LoadPage;
  /** Stands outside the layouts and asks by queries all the same; the others there needn't fetch the code for it. */
  needsQueries?: true;
};
/** What the frame knows about the screen it shows. */
export type ScreenHandle = Pick<ScreenRoute, 'title' | 'access' | 'layout'>;

export function screen(
  layout: RouteLayout,
  access: RouteAccess,
  path: string,
  title: string,
  page: LoadPage,
): ScreenRoute {
  return { path, title, access, layout, page };
}
