import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

interface FormFootProps {
  /** What sending it means. */
  note: ReactNode;
  /** The buttons, the main one last. */
  children: ReactNode;
  className?: string | undefined;
}

/** The end of a form: what it means on the left, its buttons on the right; on a phone the buttons share the width under the words. */
export function FormFoot({ note, children, className }: FormFootProps) {
  return (
    <div
      className={classNames(
        'flex flex-wrap items-center gap-2.5 border-t border-line pt-4 max-md:*:grow',
        className,
      )}
    >
      <p className="mr-auto text-13 text-ink-3 max-md:w-full">{note}</p>
      {children}
    </div>
  );
}
