import { useSession } from '../../api/session.ts';
import { ButtonLink } from '../../ui/form/button.tsx';
import { Logo } from '../../ui/theme/logo.tsx';
import { ThemeToggle } from '../../ui/theme/theme-toggle.tsx';

const ANCHORS = [
  { href: '#features', text: '能做什么' },
  { href: '#process', text: '怎么约稿' },
  { href: '#join', text: '加入我们' },
];

export function LandingHeader() {
  const isSignedIn = useSession() !== null;
  return (
    <header className="relative z-10 flex h-20 bg-paper items-center gap-2 px-[clamp(16px,6vw,96px)] max-md:pl-4 max-md:h-16 max-md:pr-2">
      <Logo to="/" sealSize={38} className="-ml-1" />
      <nav aria-label="本页" className="ml-12 flex gap-8 max-md:hidden">
        {ANCHORS.map(({ href, text }) => (
          <a key={href} href={href} className="rounded-sm text-ink-2 hover:text-brand-ink">
            {text}
          </a>
        ))}
      </nav>
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
    </header>
  );
}
