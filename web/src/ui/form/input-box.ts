import { classNames } from '../class-names.ts';

/**
 * The frame around a text control. It lights up when the control inside has the focus.
 * Text of 16 px keeps a phone from zooming into the field.
 */
export function inputBoxClass(invalid: boolean, className: string): string {
  return classNames(
    'flex w-full items-center gap-2 rounded-control border bg-surface text-14 text-ink max-md:text-16 transition-[border-color,box-shadow]',
    'has-[:is(input,textarea,select):disabled]:bg-surface-2 has-[:is(input,textarea,select):disabled]:text-ink-3',
    'has-[:is(input,textarea,select):focus]:ring-3',
    invalid
      ? 'border-danger has-[:is(input,textarea,select):focus]:ring-danger-tint'
      : 'border-line-2 hover:border-ink-4 has-[:is(input,textarea,select):focus]:border-brand ' +
          'has-[:is(input,textarea,select):focus]:ring-brand-tint-2',
    className,
  );
}

/* The frame shows the focus, so the control itself does not. */
export const BARE_CONTROL = 'min-w-0 flex-1 bg-transparent text-inherit outline-none';
