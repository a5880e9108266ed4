import { Menu } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../api/session.ts';
import { useEscape, useOutsidePress } from '../../ui/menu/outside-press.ts';
import { ANCHORS } from './landing-anchors.ts';

const ROW = 'flex h-12 items-center rounded-sm px-3 text-16 hover:bg-float-hover';

/** On a phone: the ways round the page. A disclosure of the browser's own, so it opens before the code has come. */
export function LandingMenu() {
  const isSignedIn = useSession() !== null;
  const box = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (box.current) box.current.open = false;
  };
  useOutsidePress([box], close);
  useEscape(box, close);
  return (
    <details ref={box} className="relative md:hidden">
      <summary
        aria-label="菜单"
        className="grid size-11 cursor-pointer list-none place-items-center rounded-control text-ink-2 [&::-webkit-details-marker]:hidden"
      >
        <Menu size={20} strokeWidth={1.75} aria-hidden="true" />
      </summary>
      <nav
        aria-label="菜单"
        className="absolute top-12 right-0 z-30 w-48 animate-rise rounded-card bg-float p-2 shadow-float"
      >
        {ANCHORS.map(({ href, text }) => (
          <a key={href} href={href} onClick={close} className={ROW}>
            {text}
          </a>
        ))}
        <hr className="my-2 border-line" />
        {isSignedIn ? null : (
          <Link to="/login" className={ROW}>
            登录
          </Link>
        )}
        <Link to="/home" className={ROW}>
          开始创作
        </Link>
      </nav>
    </details>
  );
}
