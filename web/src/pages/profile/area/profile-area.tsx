import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useMediaQuery } from '../../../hooks/use-media-query.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Drawer } from '../../../ui/dialog/drawer.tsx';
import { areaGroups } from './area-pages.ts';

const ITEM =
  'flex h-9.5 items-center gap-3 rounded-control px-3 text-14 text-ink-2 transition-colors hover:bg-surface-2 hover:text-ink ' +
  'aria-[current=page]:bg-brand-tint aria-[current=page]:font-medium aria-[current=page]:text-brand-ink max-md:h-11';

function AreaMenu({ onChoose }: { onChoose?: () => void }) {
  return (
    <nav aria-label="个人设置" className="grid gap-4">
      {areaGroups.map(({ title, pages }) => (
        <section key={title}>
          <h2 className="mb-1 px-3 text-12 leading-6 font-normal text-ink-3">{title}</h2>
          {pages.map(({ path, label, Icon }) => (
            <NavLink key={path} to={path} {...(onChoose && { onClick: onChoose })} className={ITEM}>
              <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
              {label}
            </NavLink>
          ))}
        </section>
      ))}
    </nav>
  );
}

/** Where there is no room for the menu beside the page, the row with the title opens it. */
function MenuRow({ title }: { title: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label={`个人设置菜单，${title}`}
        onClick={() => setOpen(true)}
        className="sticky top-14 z-10 -mx-4 -mt-3 mb-4 flex h-13 w-[calc(100%+32px)] items-center justify-between border-b border-line bg-paper px-4 text-16 font-medium md:top-(--bar-h) md:-mx-8 md:-mt-6 md:mb-6 md:w-[calc(100%+64px)] md:px-8"
      >
        {title}
        <ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" className="text-ink-3" />
      </button>
      <Drawer open={isOpen} onOpenChange={setOpen} label="个人设置" side="right">
        <div className="px-3 py-4">
          <AreaMenu onChoose={() => setOpen(false)} />
        </div>
      </Drawer>
    </>
  );
}

type ProfileAreaProps = {
  title: string;
  /** Left out where the page brings a head of its own. */
  about?: string;
  /** The one thing to do on the page, beside its title. */
  action?: ReactNode;
  /** For boards that need the room: the menu is narrower, the page as wide as there is. */
  isWide?: boolean;
  children: ReactNode;
};

const COLUMNS = {
  narrow: 'grid-cols-[184px_minmax(0,820px)] gap-14 max-xl:gap-8',
  wide: 'grid-cols-[152px_minmax(0,1fr)] gap-10 max-xl:grid-cols-[148px_minmax(0,1fr)] max-xl:gap-6',
};

/** The frame of a page about oneself: the menu of the area beside it, its title above it. */
export function ProfileArea({ title, about, action, isWide = false, children }: ProfileAreaProps) {
  // On a tablet the menu beside the sidebar would leave the page no more room than a phone has.
  const isNarrow = useMediaQuery('(max-width: 1023px)');
  return (
    <div className={classNames('grid items-start max-lg:block', isWide ? COLUMNS.wide : COLUMNS.narrow)}>
      {isNarrow ? (
        <MenuRow title={title} />
      ) : (
        <div className="sticky top-21">
          <AreaMenu />
        </div>
      )}
      <div className="min-w-0">
        {about === undefined ? null : (
          <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
            <div className="min-w-0">
              <h1 className="text-28 max-md:text-22">{title}</h1>
              <p className="mt-0.5 text-ink-3">{about}</p>
            </div>
            {action}
          </header>
        )}
        {children}
      </div>
    </div>
  );
}
