import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { buttonClass, type ButtonLook, type ButtonSize } from './button-look.ts';
import { classNames } from '../class-names.ts';
import { composeProps } from '../compose-props.ts';
import { Spinner } from '../feedback/spinner.tsx';
import { useTooltip } from '../menu/tooltip.tsx';

interface ButtonFace {
  look?: ButtonLook | undefined;
  size?: ButtonSize | undefined;
  /** An icon of 16 to 18 px before the words. */
  icon?: ReactNode;
  /** As wide as its container. */
  block?: boolean | undefined;
}

export interface ButtonProps extends ButtonFace, ComponentProps<'button'> {
  /** Work is under way: shows a spinner and ignores clicks, but keeps the focus. */
  loading?: boolean | undefined;
  /** 0 to 1, drawn as a bar along the foot of the button. */
  progress?: number | undefined;
  /** Disables the button and says why on hover and focus. */
  disabledReason?: string | undefined;
}

function ProgressBar({ value }: { value: number }) {
  const share = Math.min(1, Math.max(0, value));
  return (
    <span
      aria-hidden="true"
      className="absolute inset-x-2.5 bottom-1 h-0.5 overflow-hidden rounded-full before:absolute before:inset-0 before:bg-current before:opacity-30"
    >
      <span
        className="absolute inset-0 origin-left bg-current transition-transform"
        style={{ transform: `scaleX(${share})` }}
      />
    </span>
  );
}

/** For an action. One `primary` per card or panel. */
export function Button(props: ButtonProps) {
  const {
    look = 'secondary',
    size = 'medium',
    block = false,
    icon,
    loading = false,
    progress,
    ...rest
  } = props;
  const { disabledReason, disabled, className, children, onClick, type = 'button', ...native } = rest;
  const tooltip = useTooltip<HTMLButtonElement>(disabledReason ?? null, 'description');
  const inert = loading || disabledReason !== undefined;
  const unavailable = disabled === true || disabledReason !== undefined;

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (inert) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <>
      <button
        {...(disabledReason === undefined ? native : composeProps(native, tooltip.triggerProps))}
        type={type}
        disabled={disabled}
        aria-disabled={inert || undefined}
        aria-busy={loading || undefined}
        onClick={handleClick}
        className={buttonClass({ look, size, block, unavailable, className })}
      >
        {loading && progress === undefined ? <Spinner /> : icon}
        {children}
        {progress === undefined ? null : <ProgressBar value={progress} />}
      </button>
      {tooltip.bubble}
    </>
  );
}

export type ButtonLinkProps = ButtonFace & LinkProps;

/** A button that leads to another address. */
export function ButtonLink(props: ButtonLinkProps) {
  const { look = 'secondary', size = 'medium', block = false, icon, className, children, ...native } = props;
  return (
    <Link
      {...native}
      data-button
      className={buttonClass({ look, size, block, unavailable: false, className })}
    >
      {icon}
      {children}
    </Link>
  );
}

/** A brand-coloured link within a page: 忘记密码, 全部 6, 进入社区. */
export function TextLink({ className, ...native }: LinkProps) {
  return <Link {...native} className={classNames(TEXT_LINK, className)} />;
}

/** Looks like a link but acts on this page: 清空, 标为已读. */
export function TextButton({ className, type = 'button', ...native }: ComponentProps<'button'>) {
  return <button {...native} type={type} className={classNames(TEXT_LINK, className)} />;
}

const TEXT_LINK =
  'relative inline-flex items-center gap-0.5 rounded-sm text-13 whitespace-nowrap text-brand-ink underline-offset-3 ' +
  'hover:underline disabled:text-ink-3 disabled:no-underline max-md:after:absolute max-md:after:inset-x-0 max-md:after:-inset-y-3';
