import { Search } from 'lucide-react';
import { useLocation } from 'react-router';
import { ButtonLink } from '../form/button.tsx';
import { EmptyWall } from './empty-wall.tsx';

/** What stands at an address that leads nowhere, or that isn't there for whoever looks. */
export function NotFound() {
  const { pathname } = useLocation();
  return (
    <EmptyWall
      title="这面墙空着"
      label="404，作者已取走"
      ways={
        <>
          <ButtonLink to="/home" look="primary">
            回首页
          </ButtonLink>
          <ButtonLink to="/search" icon={<Search size={16} strokeWidth={1.75} aria-hidden="true" />}>
            搜一搜
          </ButtonLink>
        </>
      }
    >
      <p className="text-16 text-ink-2 max-md:text-15">作品可能被作者收回了，也可能是链接少抄了一位。</p>
      <p className="mt-1.5 truncate text-13 text-ink-3">
        找过的地址 <code className="font-mono">{readable(pathname)}</code>
      </p>
    </EmptyWall>
  );
}

function readable(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
