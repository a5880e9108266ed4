import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { Badge } from '../text/badge.tsx';
import { classNames } from '../class-names.ts';
import { composeProps } from '../compose-props.ts';
import { useTooltip } from '../menu/tooltip.tsx';

interface IconButtonFace {
  /** What it does; read aloud and shown as a tooltip. */
  label: string;
  /** An icon of 18 to 20 px. */
  children: ReactNode;
  look?: 'plain' | 'outline' | undefined;
  size?: 'small' | 'medium' | undefined;
  /** Unread count on the upper right corner; 0 shows nothing. */
  badge?: number | undefined;
  /** What the badge counts, read aloud after the number: 条未读 when left out. */
  counted?: string | undefined;
}

const nameWith = (label: string, badge: number, counted: string) =>
  badge > 0 ? `${label}，${badge} ${counted}` : label;
const UNREAD = '条未读';

function iconButtonClass({
  look = 'plain',
  size = 'medium',
  className,
}: Partial<IconButtonFace> & { className?: string | undefined }) {
  return classNames(
    'relative grid shrink-0 place-items-center text-ink-2 transition-colors hover:text-ink disabled:text-ink-4',
    size === 'medium' ? 'size-10 max-md:size-11' : 'size-8 max-md:after:absolute max-md:after:-inset-1.5',
    look === 'outline'
      ? 'rounded-full border border-line-2 hover:border-brand hover:text-brand-ink'
      : 'rounded-control hover:bg-surface-2 disabled:hover:bg-transparent in-data-float:hover:bg-float-hover',
    className,
  );
}

export type IconButtonProps = IconButtonFace & Omit<ComponentProps<'button'>, 'children' | 'aria-label'>;

export function IconButton({
  label,
  children,
  look,
  size,
  badge = 0,
  counted = UNREAD,
  className,
  type = 'button',
  ...native
}: IconButtonProps) {
  const tooltip = useTooltip<HTMLButtonElement>(label, 'name');
  return (
    <>
      <button
        {...composeProps(native, tooltip.triggerProps)}
        type={type}
        aria-label={nameWith(label, badge, counted)}
        className={iconButtonClass({ look, size, className })}
      >
        {children}
        <Badge count={badge} className="absolute top-1 left-5.5" />
      </button>
      {tooltip.bubble}
    </>
  );
}

export type IconLinkProps = IconButtonFace & Omit<LinkProps, 'children' | 'aria-label'>;

export function IconLink(props: IconLinkProps) {
  const { label, children, look, size, badge = 0, counted = UNREAD, className, ...native } = props;
  const tooltip = useTooltip<HTMLAnchorElement>(label, 'name');
  return (
    <>
      <Link
        {...composeProps(native, tooltip.triggerProps)}
        aria-label={nameWith(label, badge, counted)}
        className={iconButtonClass({ look, size, className })}
      >
        {children}
        <Badge count={badge} className="absolute top-1 left-5.5" />
      </Link>
      {tooltip.bubble}
    </>
  );
}
