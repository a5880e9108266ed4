import { ButtonLink } from '../../ui/form/button.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { ArtWall } from './art-wall.tsx';
import { GoldFlecks } from './gold-flecks.tsx';
import { LandingClaims } from './landing-claims.tsx';
import { LandingRoles } from './landing-roles.tsx';
import { STORIES, type Role } from './landing-story.ts';

export function LandingHero({ role, onChoose }: { role: Role; onChoose: (role: Role) => void }) {
  return (
    <section className="relative -mt-20 grid h-[min(900px,100svh)] min-h-170 grid-cols-[minmax(0,42fr)_minmax(0,58fr)] overflow-hidden pl-[clamp(16px,6vw,96px)] max-md:mt-0 max-md:block max-md:h-auto max-md:min-h-0 max-md:px-4">
      <GoldFlecks />
      <div className="relative z-2 flex flex-col justify-center pt-20 pb-6 max-md:pt-6 max-md:pb-8">
        <h1 className="font-display text-[clamp(42px,5.4vw,84px)] leading-[1.28] tracking-[.05em] whitespace-nowrap">
          创意无界<VisuallyHidden>，</VisuallyHidden>
          <br />
          分享创造
        </h1>
        <p className="mt-5 mb-9 max-w-[25em] text-18 leading-[1.8] text-pretty text-ink-2 max-lg:mb-6 max-md:mt-3 max-md:text-16">
          画师、游戏人、音乐人的社区，也是约稿的集市。
          <br className="max-lg:hidden" />
          {STORIES[role].opening}
        </p>
        <LandingRoles role={role} onChoose={onChoose} />
        <ButtonLink to="/home" size="large" block className="mt-3 md:hidden">
          开始创作
        </ButtonLink>
        <LandingClaims />
      </div>
      <ArtWall />
    </section>
  );
}
