import { Fragment, type ComponentType, type ReactNode } from 'react';
import { redirect, type RouteObject } from 'react-router';
import { FirstPaint } from './first-paint.tsx';
import { guardLoader } from './guard.ts';
import {
  redirections,
  screens,
  type PageName,
  type RouteLayout,
  type ScreenHandle,
  type ScreenRoute,
} from './route-table.ts';
import { RouteErrorPage } from './route-error-page.tsx';
import { Root, rootLoader } from './root.tsx';

type Page = ComponentType<{ path: string; title: string }>;

/** One chunk per screen. */
const pages: Record<PageName, () => Promise<Page>> = {
  landing: async () => (await import('../pages/landing-page.tsx')).LandingPage,
  home: async () => (await import('../pages/home-page.tsx')).HomePage,
  post: async () => (await import('../pages/post-page.tsx')).PostPage,
  login: async () => (await import('../pages/login-page.tsx')).LoginPage,
  register: async () => (await import('../pages/register-page.tsx')).RegisterPage,
  community: async () => (await import('../pages/community-page.tsx')).CommunityPage,
  circle: async () => (await import('../pages/circle-page.tsx')).CirclePage,
  tag: async () => (await import('../pages/tag-page.tsx')).TagPage,
  search: async () => (await import('../pages/search-page.tsx')).SearchPage,
  following: async () => (await import('../pages/following-page.tsx')).FollowingPage,
  'chat-messages': async () => (await import('../pages/chat-messages-page.tsx')).ChatMessagesPage,
  'chat-notices': async () => (await import('../pages/chat-notices-page.tsx')).ChatNoticesPage,
  'chat-settings': async () => (await import('../pages/chat-settings-page.tsx')).ChatSettingsPage,
  'wechat-callback': async () => (await import('../pages/wechat-callback-page.tsx')).WechatCallbackPage,
  'wxauth-callback': async () => (await import('../pages/wxauth-callback-page.tsx')).WxauthCallbackPage,
  'wxauth-qrcode-callback': async () =>
    (await import('../pages/wxauth-qrcode-callback-page.tsx')).WxauthQrcodeCallbackPage,
  'wxauth-qrcode': async () => (await import('../pages/wxauth-qrcode-page.tsx')).WxauthQrcodePage,
  'wxauth-authorize': async () => (await import('../pages/wxauth-authorize-page.tsx')).WxauthAuthorizePage,
  'coming-soon': async () => (await import('../pages/coming-soon-page.tsx')).ComingSoonPage,
};

/** Pages outside the layouts that use queries; the others needn't fetch the code for it. */
const queryingPages: ReadonlySet<PageName> = new Set(['wxauth-qrcode-callback']);

async function queryScopeOf(page: PageName): Promise<ComponentType<{ children: ReactNode }>> {
  return queryingPages.has(page) ? (await import('./query-scope.tsx')).QueryScope : Fragment;
}

function screenRoute({ path, title, access, layout, page }: ScreenRoute): RouteObject {
  return {
    path,
    handle: { title, access, layout } satisfies ScreenHandle,
    ...(access !== 'public' && { loader: guardLoader(access) }),
    lazy: async () => {
      const [Page, Scope] = await Promise.all([pages[page](), queryScopeOf(page)]);
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
  lazy: async () => ({ Component: (await import('../pages/not-found-page.tsx')).NotFoundPage }),
};

const developmentOnly: RouteObject[] = import.meta.env.DEV
  ? [
      {
        path: '/dev/ui',
        handle: { title: '组件', access: 'public', layout: 'none' } satisfies ScreenHandle,
        lazy: async () => ({ Component: (await import('../pages/dev-ui-page.tsx')).DevUiPage }),
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
        lazy: async () => ({ Component: (await import('./main-layout.tsx')).MainLayout }),
        // A screen that fails leaves the frame around it standing.
        children: [{ ErrorBoundary: RouteErrorPage, children: [...screensIn('main'), notFound] }],
      },
      {
        id: 'plain-layout',
        lazy: async () => ({ Component: (await import('./plain-layout.tsx')).PlainLayout }),
        children: [{ ErrorBoundary: RouteErrorPage, children: screensIn('plain') }],
      },
      {
        id: 'chat-layout',
        lazy: async () => ({ Component: (await import('./chat-layout.tsx')).ChatLayout }),
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
