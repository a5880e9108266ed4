import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';

const LOOK =
  'size-4.5 shrink-0 appearance-none rounded-full border border-ink-4 bg-surface outline-none checked:border-5 checked:border-brand';

/** One of several, in a label that shows by itself where the focus is (`has-focus-visible`). The browser's own is a grey disc in the dark. */
export function Radio({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  return <input {...props} type="radio" className={classNames(LOOK, className)} />;
}
