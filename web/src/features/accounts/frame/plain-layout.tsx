import type { ReactNode } from 'react';
import { AuthFooter } from './auth-footer.tsx';
import { AuthHeader } from './auth-header.tsx';

interface PlainLayoutProps {
  title: string;
  lead?: string;
  /** The way elsewhere, at the right end of the head. */
  action?: ReactNode;
  children: ReactNode;
}

/** One card in the middle of the paper, for the steps of signing in that aren't a form. */
export function PlainLayout({ title, lead, action, children }: PlainLayoutProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <AuthHeader className="md:pl-8">{action}</AuthHeader>
      <main
        id="main"
        className="flex flex-1 flex-col items-center px-4 pt-3 pb-10 outline-none md:px-6 md:pt-[clamp(24px,calc(50dvh-370px),160px)] md:pb-12"
      >
        <div className="mb-6 text-center md:mb-10">
          <h1 className="font-display text-28 font-semibold md:text-36">{title}</h1>
          {lead ? <p className="mt-1.5 text-ink-2">{lead}</p> : null}
        </div>
        {children}
      </main>
      <AuthFooter />
    </div>
  );
}
