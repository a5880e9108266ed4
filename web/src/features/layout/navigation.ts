import { Brush, CodeXml, Gamepad2, House, Trophy, Users, type LucideIcon } from 'lucide-react';

export type NavigationItem = { path: string; label: string; Icon: LucideIcon; alsoUnder: readonly string[] };

/** The sidebar, from top to bottom. `alsoUnder`: parts of the site that have no item of their own. */
export const navigation: readonly NavigationItem[] = [
  { path: '/home', label: '首页', Icon: House, alsoUnder: [] },
  {
    path: '/community',
    label: '社区',
    Icon: Users,
    alsoUnder: ['/post', '/tag', '/courses', '/circle', '/events'],
  },
  { path: '/program', label: '开发', Icon: CodeXml, alsoUnder: ['/assets', '/upload'] },
  { path: '/games', label: '游戏', Icon: Gamepad2, alsoUnder: [] },
  { path: '/ranking', label: '排行', Icon: Trophy, alsoUnder: [] },
  { path: '/commission', label: '约稿', Icon: Brush, alsoUnder: ['/orders'] },
];

export function isCurrent(item: NavigationItem, pathname: string): boolean {
  return [item.path, ...item.alsoUnder].some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
