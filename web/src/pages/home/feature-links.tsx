import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { CommunityVignette, ContestVignette, CourseVignette, StudioVignette } from './vignettes.tsx';

type Feature = { to: string; title: string; line: string; Vignette: ComponentType };

const FEATURES: readonly Feature[] = [
  { to: '/profile/works', title: '创作中心', line: '管理作品和草稿', Vignette: StudioVignette },
  { to: '/community', title: '创作社区', line: '分享过程，找到同好', Vignette: CommunityVignette },
  { to: '/events', title: '作品竞赛', line: '征集、竞赛和限时创作', Vignette: ContestVignette },
  {
    to: '/courses',
    title: '创作课程',
    line: '从线稿到上线的经验',
    Vignette: CourseVignette,
  },
];

/** On the paper, divided by hairlines: four ways into the site. */
export function FeatureLinks() {
  return (
    <nav
      aria-label="创作入口"
      className="mt-12 grid grid-cols-4 border-y border-line max-xl:grid-cols-2 max-md:-mx-4 max-md:mt-8"
    >
      {FEATURES.map(({ to, title, line, Vignette }) => (
        <Link
          key={title}
          to={to}
          className="flex min-w-0 items-center gap-4 border-line not-first:border-l max-xl:odd:border-l-0 max-xl:nth-[n+3]:border-t px-5 py-6 transition-colors hover:bg-surface max-md:gap-3 max-md:p-4"
        >
          <Vignette />
          <span className="min-w-0">
            <span className="block text-16 leading-ui font-semibold">{title}</span>
            <span className="mt-0.5 block text-13 text-ink-3 max-md:hidden">{line}</span>
          </span>
        </Link>
      ))}
    </nav>
  );
}
