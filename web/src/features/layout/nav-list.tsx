import { Link, useLocation } from 'react-router';
import { classNames } from '../../ui/class-names.ts';
import { useTooltip } from '../../ui/menu/tooltip.tsx';
import { isCurrent, navigation, type NavigationItem } from './navigation.ts';

type NavListProps = {
  /** Icons only; the words become tooltips. */
  compact?: boolean;
  onChoose?: (() => void) | undefined;
};

export function NavList({ compact = false, onChoose }: NavListProps) {
  const { pathname } = useLocation();
  return (
    <nav aria-label="主导航">
      <ul className="flex flex-col gap-0.5">
        {navigation.map((item) => (
          <li key={item.path}>
            <NavLink
              item={item}
              compact={compact}
              isCurrent={isCurrent(item, pathname)}
              onChoose={onChoose}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

type NavLinkProps = {
  item: NavigationItem;
  compact: boolean;
  isCurrent: boolean;
  onChoose: (() => void) | undefined;
};

// The bar stands at the edge of the window, so it reaches out of the item by the sidebar's padding.
const CURRENT =
  'bg-brand-tint font-semibold text-brand-ink before:absolute before:inset-y-2.5 before:-left-3 before:w-[3px] before:rounded-r-[3px] before:bg-brand';

function NavLink({ item, compact, isCurrent: current, onChoose }: NavLinkProps) {
  const tooltip = useTooltip<HTMLAnchorElement>(compact ? item.label : null, 'name');
  return (
    <>
      <Link
        {...tooltip.triggerProps}
        to={item.path}
        onClick={onChoose}
        aria-label={compact ? item.label : undefined}
        aria-current={current ? 'page' : undefined}
        className={classNames(
          'relative flex h-11 items-center gap-3.5 rounded-control text-15 transition-colors max-md:h-12',
          compact ? 'justify-center' : 'px-3.5',
          current ? CURRENT : 'text-ink-2 hover:bg-surface-2 hover:text-ink',
        )}
      >
        <item.Icon size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
        {compact ? null : item.label}
      </Link>
      {tooltip.bubble}
    </>
  );
}
