import { Fragment, type ComponentType, type ReactNode } from 'react';
import { redirect, type RouteObject } from 'react-router';
import { FirstPaint } from './first-paint.tsx';
import { guardLoader } from './guard.ts';
import {
  pageOf,
  redirections,
  screens,
  type RouteLayout,
  type ScreenHandle,
  type ScreenRoute,
} from './route-table.ts';
import { RouteErrorPage } from './route-error-page.tsx';
import { Root, rootLoader } from './root.tsx';

async function queryScopeOf({ needsQueries }: ScreenRoute): Promise<ComponentType<{ children: ReactNode }>> {
  return needsQueries ? (await import('./query-scope.tsx')).QueryScope : Fragment;
}

function screenRoute(screen: ScreenRoute): RouteObject {
  const { path, title, access, layout, page } = screen;
  return {
    path,
    handle: { title, access, layout } satisfies ScreenHandle,
    ...(access !== 'public' && { loader: guardLoader(access) }),
    lazy: async () => {
      const [Page, Scope] = await Promise.all([pageOf(page), queryScopeOf(screen)]);
      return {
        element: (
          <Scope>
            <Page path={path} title={title} />
          </Scope>
        ),
      };
    },
  };
}

function screensIn(layout: RouteLayout): RouteObject[] {
  return screens.filter((screen) => screen.layout === layout).map(screenRoute);
}

const notFound: RouteObject = {
  path: '*',
  handle: { title: '页面不存在', access: 'public', layout: 'main' } satisfies ScreenHandle,
  lazy: async () => ({ Component: (await import('../pages/system/not-found-page.tsx')).NotFoundPage }),
};

const developmentOnly: RouteObject[] = import.meta.env.DEV
  ? [
      {
        path: '/dev/ui',
        handle: { title: '组件', access: 'public', layout: 'none' } satisfies ScreenHandle,
        lazy: async () => ({ Component: (await import('../pages/system/dev-ui-page.tsx')).DevUiPage }),
      },
    ]
  : [];

export const routes: RouteObject[] = [
  {
    id: 'root',
    Component: Root,
    loader: rootLoader,
    shouldRevalidate: () => true,
    HydrateFallback: FirstPaint,
    ErrorBoundary: RouteErrorPage,
    children: [
      {
        id: 'main-layout',
        lazy: async () => ({ Component: (await import('./layouts/main-layout.tsx')).MainLayout }),
        // A screen that fails leaves the frame around it standing.
        children: [{ ErrorBoundary: RouteErrorPage, children: [...screensIn('main'), notFound] }],
      },
      {
        id: 'plain-layout',
        lazy: async () => ({ Component: (await import('./layouts/plain-layout.tsx')).PlainLayout }),
        children: [{ ErrorBoundary: RouteErrorPage, children: screensIn('plain') }],
      },
      {
        id: 'order-layout',
        lazy: async () => ({ Component: (await import('./layouts/order-layout.tsx')).OrderLayout }),
        children: [{ ErrorBoundary: RouteErrorPage, children: screensIn('order') }],
      },
      {
        id: 'chat-layout',
        lazy: async () => ({ Component: (await import('./layouts/chat-layout.tsx')).ChatLayout }),
        children: [{ ErrorBoundary: RouteErrorPage, children: screensIn('chat') }],
      },
      ...screensIn('none'),
      ...redirections.map(({ path, redirectTo }) => ({
        path,
        loader: () => redirect(redirectTo),
        element: null,
      })),
      ...developmentOnly,
    ],
  },
];
