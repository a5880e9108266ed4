import { createContext, useContext, type PointerEvent, type ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from '../class-names.ts';

/** Closes the menu around an item; true gives the focus back to its button. */
export const MenuContext = createContext<(returnFocus: boolean) => void>(() => undefined);

interface MenuItemFace {
  /** An icon of 16 to 18 px. */
  icon?: ReactNode;
  /** Removes or ends something. */
  danger?: boolean | undefined;
  children: ReactNode;
}

function itemClass(danger: boolean): string {
  return classNames(
    'flex min-h-10 w-full items-center gap-2.5 rounded-[6px] px-3 py-1 text-left leading-ui -outline-offset-2 transition-colors',
    'hover:bg-float-hover focus:bg-float-hover aria-disabled:bg-transparent aria-disabled:text-ink-4 max-md:min-h-11',
    danger ? 'text-danger' : 'text-ink',
  );
}

/* The pointer and the arrow keys share one highlight. */
function takeFocus(event: PointerEvent<HTMLElement>) {
  if (event.pointerType === 'mouse') event.currentTarget.focus({ preventScroll: true });
}

export interface MenuItemProps extends MenuItemFace {
  onSelect: () => void;
  disabled?: boolean | undefined;
}

export function MenuItem({ icon, danger = false, disabled = false, onSelect, children }: MenuItemProps) {
  const close = useContext(MenuContext);
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-disabled={disabled || undefined}
      onPointerMove={disabled ? undefined : takeFocus}
      onClick={() => {
        if (disabled) return;
        close(true);
        onSelect();
      }}
      className={itemClass(danger)}
    >
      {icon}
      {children}
    </button>
  );
}

export type MenuLinkProps = MenuItemFace & LinkProps;

export function MenuLink({ icon, danger = false, children, onClick, ...native }: MenuLinkProps) {
  const close = useContext(MenuContext);
  return (
    <Link
      {...native}
      role="menuitem"
      tabIndex={-1}
      onPointerMove={takeFocus}
      onClick={(event) => {
        close(false);
        onClick?.(event);
      }}
      className={itemClass(danger)}
    >
      {icon}
      {children}
    </Link>
  );
}

export function MenuSeparator() {
  return <hr className="mx-1 my-1.5 border-line-2" />;
}

/** A small heading or a line about the person, above a group of items. */
export function MenuLabel({ children }: { children: ReactNode }) {
  return <div className="px-3 pt-2 pb-1 text-12 leading-ui font-medium text-ink-3">{children}</div>;
}
