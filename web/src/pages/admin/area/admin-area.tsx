import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useSession } from '../../../api/session.ts';
import { PasswordQuestion } from '../../../features/accounts/security/password-question.tsx';
import { accountQuery } from '../../../features/profiles/edit/own-account.ts';
import { usePageTitle } from '../../../hooks/use-page-title.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { NotFound } from '../../../ui/feedback/not-found.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { showInRow } from '../../../ui/menu/show-in-row.ts';
import { adminPages } from './admin-pages.ts';

const TAB =
  'relative flex h-12 shrink-0 items-center text-16 whitespace-nowrap text-ink-2 transition-colors hover:text-ink -outline-offset-2 ' +
  'aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-0 ' +
  'aria-[current=page]:after:bottom-0 aria-[current=page]:after:h-0.5 aria-[current=page]:after:bg-brand';

function Nowhere() {
  usePageTitle('页面不存在');
  return <NotFound />;
}

function AdminTabs() {
  const row = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    showInRow(row.current, row.current?.querySelector<HTMLElement>(`a[href="${pathname}"]`));
  }, [pathname]);
  return (
    <nav
      ref={row}
      aria-label="管理"
      className="relative mb-6 flex scrollbar-none gap-7 overflow-x-auto shadow-[inset_0_-1px_var(--line)] max-md:mb-4 max-md:gap-6"
    >
      {adminPages.map(({ path, label }) => (
        <NavLink key={path} to={path} end={path === '/admin'} className={TAB}>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}

type AdminAreaProps = { title: string; about: string; children: ReactNode };

/** The frame of a page for administrators. For everybody else there is no such page; the server refuses them as well. */
export function AdminArea(props: AdminAreaProps) {
  return useSession() === null ? <Nowhere /> : <ForAdministrators {...props} />;
}

function ForAdministrators({ title, about, children }: AdminAreaProps) {
  const { data, error, isFetching, refetch } = useQuery(accountQuery);
  if (!data && error) {
    return (
      <ErrorState title="页面没有打开" error={error} retrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  if (!data) {
    return (
      <SkeletonGroup className="grid gap-4">
        <Skeleton width={160} height={32} />
        <Skeleton shape="block" height={240} className="w-full" />
      </SkeletonGroup>
    );
  }
  if (data.role !== 'admin') return <Nowhere />;
  return (
    <>
      <AdminTabs />
      <header className="mb-5">
        <h1 className="text-28 max-md:text-22">{title}</h1>
        <p className="mt-0.5 text-ink-3">{about}</p>
      </header>
      {children}
      <PasswordQuestion />
    </>
  );
}
