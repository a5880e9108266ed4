import { screen, type LoadPage, type ScreenRoute } from './screen-route.ts';

const edit: LoadPage = () => import('../../pages/programs/edit-project-page.tsx');

/** Projects that look for people, and whoever makes them. */
export const programScreens: readonly ScreenRoute[] = [
  screen('main', 'public', '/program', '开发', () => import('../../pages/programs/programs-page.tsx')),
  screen(
    'main',
    'member',
    '/program/manage',
    '项目管理',
    () => import('../../pages/programs/manage-projects-page.tsx'),
  ),
  screen('main', 'member', '/program/project/create', '发起项目', edit),
  screen(
    'main',
    'public',
    '/program/project/:id',
    '项目详情',
    () => import('../../pages/programs/project-page.tsx'),
  ),
  screen('main', 'member', '/program/project/:id/edit', '编辑项目', edit),
  screen('main', 'public', '/program/team/:id', '团队', () => import('../../pages/programs/team-page.tsx')),
];
