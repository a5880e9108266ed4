import { Search } from 'lucide-react';
import { useLocation } from 'react-router';
import { ButtonLink } from '../form/button.tsx';
import { EmptyFrame } from './empty-frame.tsx';

/** What stands at an address that leads nowhere, or that isn't there for whoever looks. */
export function NotFound() {
  const { pathname } = useLocation();
  return (
    <section className="grid grid-cols-[minmax(0,7fr)_minmax(0,6fr)] items-center gap-12 pt-10 pb-2 max-lg:grid-cols-1 max-lg:gap-4 max-md:gap-2 max-md:pt-2">
      <div className="relative mx-auto w-full max-w-150">
        <EmptyFrame className="block w-full" />
        <p className="absolute bottom-[9%] left-[73%] flex flex-col rounded-sm border border-line bg-surface px-3.5 pt-1.5 pb-[7px] text-13 leading-normal text-ink-3">
          <b className="font-semibold text-ink">无题</b>
          <span>404，作者已取走</span>
        </p>
      </div>
      <div className="min-w-0">
        <h1 className="mb-2 font-display text-36 max-md:text-28">这面墙空着</h1>
        <p className="text-16 text-ink-2 max-md:text-15">作品可能被作者收回了，也可能是链接少抄了一位。</p>
        <p className="mt-1.5 truncate text-13 text-ink-3">
          找过的地址 <code className="font-mono">{readable(pathname)}</code>
        </p>
        <div className="mt-6 flex gap-2.5 max-md:[&>*]:flex-1">
          <ButtonLink to="/home" look="primary">
            回首页
          </ButtonLink>
          <ButtonLink to="/search" icon={<Search size={16} strokeWidth={1.75} aria-hidden="true" />}>
            搜一搜
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

function readable(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
