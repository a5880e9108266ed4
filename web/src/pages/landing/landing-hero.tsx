import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { classNames } from '../../ui/class-names.ts';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { ArtWall } from './art-wall.tsx';

export function LandingHero() {
  return (
    <section className="relative -mt-20 grid h-[min(900px,100svh)] min-h-160 max-lg:h-160 grid-cols-[minmax(0,42fr)_minmax(0,58fr)] overflow-hidden pl-[clamp(16px,6vw,96px)] max-md:mt-0 max-md:block max-md:h-auto max-md:min-h-0 max-md:px-4">
      <div className="relative z-2 flex flex-col justify-center pt-20 pb-10 max-md:pt-6 max-md:pb-8">
        <h1 className="font-display text-[clamp(42px,5.4vw,84px)] leading-[1.28] tracking-[.05em] whitespace-nowrap">
          创意无界<VisuallyHidden>，</VisuallyHidden>
          <br />
          分享创造
        </h1>
        <p className="mt-5 mb-9 max-w-[25em] text-18 leading-[1.8] text-ink-2 max-md:mt-3 max-md:mb-6 max-md:text-16">
          画师、游戏人、音乐人的社区，也是约稿的集市。
          <br className="max-lg:hidden" />
          作品挂在这里，需求来这里找人。
        </p>
        <div className="grid max-w-125 grid-cols-2 gap-3 max-lg:grid-cols-1">
          <RoleLink to="/commission" title="我要约稿" line="写清需求，选一位创作者" primary />
          <RoleLink to="/home" title="我是创作者" line="展示作品，安心接单收款" />
        </div>
      </div>
      <ArtWall />
    </section>
  );
}

type RoleLinkProps = { to: string; title: string; line: string; primary?: boolean };

function RoleLink({ to, title, line, primary = false }: RoleLinkProps) {
  return (
    <Link
      to={to}
      className={classNames(
        'block rounded-card border px-5 pt-4.5 pb-4 transition-colors',
        primary
          ? 'border-brand bg-brand text-on-brand hover:bg-brand-hover'
          : 'border-line-2 bg-surface hover:border-brand',
      )}
    >
      <span className="flex items-center justify-between text-18 font-semibold">
        {title}
        <ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <span
        className={classNames('mt-1 block text-13 leading-relaxed', primary ? 'text-on-brand' : 'text-ink-3')}
      >
        {line}
      </span>
    </Link>
  );
}
