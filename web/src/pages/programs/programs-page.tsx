import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useSession } from '../../api/session.ts';
import { ProgramBoard } from '../../features/programs/list/program-board.tsx';
import { CREATE_PATH, MANAGE_PATH } from '../../features/programs/program-paths.ts';
import { categoriesQuery, manageQuery } from '../../features/programs/program-queries.ts';
import { formatBadge, formatNumber } from '../../text/numbers.ts';
import { ButtonLink } from '../../ui/form/button.tsx';
import { BackToTop } from '../../ui/layout/back-to-top.tsx';

function useAbout(): string {
  const { data } = useQuery(categoriesQuery);
  if (data === undefined || data.total === 0) return '找人一起做，或者加入别人正在做的。';
  return `${formatNumber(data.total)} 个项目，${formatNumber(data.recruiting)} 个在招人。`;
}

/** What waits for the viewer; visitors have nothing waiting. */
function useWaiting(): number {
  const isMember = useSession() !== null;
  const { data } = useQuery({ ...manageQuery, enabled: isMember });
  return isMember ? (data?.waiting ?? 0) : 0;
}

export function ProgramsPage() {
  const about = useAbout();
  const waiting = useWaiting();
  return (
    <>
      <header className="flex items-end justify-between gap-4 max-md:block">
        <div className="min-w-0">
          <h1 className="text-28 max-md:text-22">开发</h1>
          <p className="mt-1 text-ink-3">{about}</p>
        </div>
        <div className="flex shrink-0 gap-2.5 max-md:mt-3.5 max-md:*:flex-1 max-md:*:px-2.5!">
          <ButtonLink to="/assets">素材库</ButtonLink>
          <ButtonLink to={MANAGE_PATH} aria-label={waiting > 0 ? `管理，${waiting} 件待处理` : undefined}>
            管理
            {waiting > 0 ? (
              <span className="min-w-4.5 rounded-full bg-brand-tint px-1.25 text-center text-12 leading-4.5 text-brand-ink">
                {formatBadge(waiting)}
              </span>
            ) : null}
          </ButtonLink>
          <ButtonLink
            to={CREATE_PATH}
            look="primary"
            icon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}
          >
            发起项目
          </ButtonLink>
        </div>
      </header>
      <ProgramBoard />
      <BackToTop />
    </>
  );
}
