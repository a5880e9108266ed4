import { classNames } from '../class-names.ts';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-outline' | 'tint';
/** `field` stands beside a text input and shares its height. */
export type ButtonSize = 'small' | 'medium' | 'large' | 'field';

const LOOKS: Record<ButtonLook, string> = {
  primary: 'border-transparent bg-brand text-on-brand hover:bg-brand-hover active:bg-brand-press',
  secondary: 'border-line-2 bg-surface text-ink hover:border-brand hover:text-brand-ink',
  quiet:
    'border-transparent bg-surface-2 text-ink-2 hover:bg-surface-3 hover:text-ink in-data-float:bg-float-hover',
  danger: 'border-transparent bg-danger text-on-danger hover:opacity-90',
  'danger-outline': 'border-danger text-danger hover:bg-danger-tint',
  tint: 'border-brand-line text-brand-ink hover:bg-brand-tint',
};

/* On a dialog in the dark the ground is nearly the button's own. */
const UNAVAILABLE = 'border-transparent bg-surface-2 text-ink-3 dark:in-data-float:border-line-2';

/* A small button keeps its size on a phone, but its touch area grows to 44 px. */
const SIZES: Record<ButtonSize, string> = {
  small:
    'h-7.5 gap-1 px-3 text-13 max-md:h-8 max-md:after:absolute max-md:after:inset-x-0 max-md:after:-inset-y-1.75',
  medium: 'h-9.5 gap-1.5 px-4.5 text-14 max-md:h-11',
  large: 'h-11.5 gap-2 px-6.5 text-16',
  field: 'h-11 gap-1.5 px-3 text-14 max-md:h-12',
};

export interface ButtonShape {
  look: ButtonLook;
  size: ButtonSize;
  block: boolean;
  unavailable: boolean;
  className: string | undefined;
}

export function buttonClass({ look, size, block, unavailable, className }: ButtonShape): string {
  return classNames(
    'relative inline-flex shrink-0 items-center justify-center rounded-control border',
    'leading-none font-medium whitespace-nowrap select-none',
    'transition-[color,background-color,border-color,opacity,scale]',
    SIZES[size],
    unavailable ? UNAVAILABLE : classNames(LOOKS[look], 'active:scale-98'),
    block && 'w-full',
    className,
  );
}
