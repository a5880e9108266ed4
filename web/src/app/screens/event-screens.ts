import { screen, type LoadPage, type ScreenRoute } from './screen-route.ts';

const propose: LoadPage = () => import('../../pages/events/propose-event-page.tsx');
const register: LoadPage = () => import('../../pages/events/event-register-page.tsx');
const submission: LoadPage = () => import('../../pages/events/event-submission-page.tsx');

/** Contests, from the list to one's ballot. */
export const eventScreens: readonly ScreenRoute[] = [
  screen('main', 'public', '/events', '活动', () => import('../../pages/events/events-page.tsx')),
  screen('main', 'member', '/events/mine', '我的活动', () => import('../../pages/events/my-events-page.tsx')),
  screen('main', 'member', '/events/propose', '发起活动', propose),
  screen('main', 'public', '/events/:id', '活动详情', () => import('../../pages/events/event-page.tsx')),
  screen('main', 'member', '/events/:id/edit', '编辑活动', propose),
  screen('main', 'member', '/events/:id/register', '活动报名', register),
  screen('main', 'member', '/events/:id/submission/:submissionId', '参赛作品', submission),
  screen(
    'main',
    'member',
    '/events/:id/vote',
    '作品投票',
    () => import('../../pages/events/event-vote-page.tsx'),
  ),
  screen(
    'main',
    'member',
    '/events/:id/voting',
    '我的选票',
    () => import('../../pages/events/event-voting-page.tsx'),
  ),
];
