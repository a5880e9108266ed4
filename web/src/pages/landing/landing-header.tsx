import { useSession } from '../../api/session.ts';
import { useScrolledPast } from '../../hooks/use-scrolled-past.ts';
import { ButtonLink } from '../../ui/form/button.tsx';
import { Logo } from '../../ui/theme/logo.tsx';
import { ThemeToggle } from '../../ui/theme/theme-toggle.tsx';
import { ANCHORS } from './landing-anchors.ts';
import { LandingMenu } from './landing-menu.tsx';

const NAVBAR_AFTER_PX = 300;
const BAR = 'flex items-center gap-2 px-[clamp(16px,6vw,96px)] max-md:pr-2 max-md:pl-4';

/** Stands over the hero and goes with it: the way in is there while the navbar isn't. */
export function LandingHeader() {
  return (
    <header className={`relative z-10 h-20 bg-paper max-md:h-16 ${BAR}`}>
      <Ways sealSize={38} links="nav" />
    </header>
  );
}

/** Comes when the hero has gone. */
export function LandingNavbar() {
  if (!useScrolledPast(NAVBAR_AFTER_PX)) return null;
  return (
    <nav
      aria-label="导航栏"
      className={`fixed inset-x-0 top-0 z-20 h-bar animate-rise border-b border-line bg-paper max-md:h-14 ${BAR}`}
    >
      <Ways sealSize={34} links="div" />
    </nav>
  );
}

/** `links`: the element around the ways round the page; inside a landmark it is none itself. */
function Ways({ sealSize, links: Links }: { sealSize: number; links: 'nav' | 'div' }) {
  const isSignedIn = useSession() !== null;
  return (
    <>
      <Logo to="/" sealSize={sealSize} className="-ml-1" />
      <Links
        aria-label={Links === 'nav' ? '本页' : undefined}
        className="ml-12 flex gap-8 max-lg:ml-6 max-lg:gap-5 max-md:hidden"
      >
        {ANCHORS.map(({ href, text }) => (
          <a key={href} href={href} className="rounded-sm text-ink-2 hover:text-brand-ink">
            {text}
          </a>
        ))}
      </Links>
      <span className="ml-auto" />
      <ThemeToggle />
      {isSignedIn ? null : (
        <ButtonLink to="/login" className="border-transparent bg-transparent px-3 hover:border-transparent">
          登录
        </ButtonLink>
      )}
      <ButtonLink to="/home" className="max-md:hidden">
        开始创作
      </ButtonLink>
      <LandingMenu />
    </>
  );
}
