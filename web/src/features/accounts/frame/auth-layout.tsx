import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/form/button.tsx';
import { AuthFooter } from './auth-footer.tsx';
import { AuthHeader, HEADER_LINK } from './auth-header.tsx';
import { AuthWall } from './auth-wall.tsx';
import type { WallWork } from './wall-works.ts';

interface AuthLayoutProps {
  work: WallWork;
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

const SPLIT =
  'flex min-h-dvh flex-col md:grid md:grid-cols-[minmax(0,38fr)_minmax(0,62fr)] ' +
  'md:grid-rows-[auto_minmax(0,1fr)_auto] xl:grid-cols-[minmax(0,47fr)_minmax(0,53fr)]';

/** Work on the left, form on the right; on a phone the work is a strip above the form. */
export function AuthLayout({ work, title, lead, children }: AuthLayoutProps) {
  return (
    <div className={SPLIT}>
      <AuthHeader className="md:col-start-2 md:row-start-1 md:pl-12">
        <ButtonLink to="/community" look="quiet" className={HEADER_LINK}>
          先逛逛
        </ButtonLink>
      </AuthHeader>
      <AuthWall work={work} />
      {/* Not centred: what arrives late, such as the demo accounts, must not move the fields above it. */}
      <main
        id="main"
        className="px-4 pt-3 pb-7 outline-none md:col-start-2 md:row-start-2 md:px-12 md:pt-[clamp(20px,calc(50dvh-412px),140px)]"
      >
        <div className="mx-auto w-full max-w-120 md:max-w-100">
          <h1 className="font-display text-28 font-semibold md:text-36">{title}</h1>
          <p className="mt-1.5 mb-5 text-ink-2 md:mb-7">{lead}</p>
          {children}
        </div>
      </main>
      <AuthFooter className="mt-auto md:col-start-2 md:row-start-3" />
    </div>
  );
}
