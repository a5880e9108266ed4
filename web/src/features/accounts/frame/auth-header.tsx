import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Logo } from '../../../ui/theme/logo.tsx';
import { ThemeToggle } from '../../../ui/theme/theme-toggle.tsx';

/** The slim head of the pages outside the main layout; its children are the one way elsewhere. */
export function AuthHeader({ children, className }: { children?: ReactNode; className?: string }) {
  return (
    <header
      className={classNames('flex items-center gap-2 py-2 pr-3 pl-4 md:pt-5 md:pr-8 md:pb-3', className)}
    >
      <Logo className="mr-auto" />
      <ThemeToggle />
      {children}
    </header>
  );
}

/** How a link in the head looks: a quiet button, and bare on a phone. */
export const HEADER_LINK = 'max-md:bg-transparent max-md:px-2';
