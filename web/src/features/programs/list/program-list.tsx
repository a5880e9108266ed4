import type { ProgramCard as Project } from '@zaojie/contract/programs/program.schemas';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LIST_FAILED, LoadMore, type PagedList } from '../../../ui/feedback/load-more.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { ProgramCard } from './program-card.tsx';

const GRID = 'grid grid-cols-2 gap-4 max-[1180px]:grid-cols-1 max-md:-mx-4 max-md:gap-2';
/** They stand in the first view. */
const FIRST = 2;

function CardSkeleton() {
  return (
    <span className="grid min-h-63 grid-cols-[200px_minmax(0,1fr)] overflow-hidden rounded-card border border-line max-md:grid-cols-1 max-md:rounded-none max-md:border-x-0">
      <Skeleton shape="block" className="h-full w-full rounded-none! max-md:h-41" />
      <span className="grid content-start gap-3.5 p-5">
        <Skeleton width="50%" height={20} />
        <Skeleton width="85%" />
        <Skeleton width="40%" />
        <Skeleton width="100%" className="mt-3" />
        <Skeleton width="100%" />
      </span>
    </span>
  );
}

export function ProgramCards({ label, projects }: { label: string; projects: readonly Project[] }) {
  return (
    <ul aria-label={label} className={GRID}>
      {projects.map((project, place) => (
        <li key={project.id} className="grid min-w-0 grid-cols-1">
          <ProgramCard project={project} isFirst={place < FIRST} />
        </li>
      ))}
    </ul>
  );
}

export function ProgramCardsSkeleton({ count = 4 }: { count?: number | undefined }) {
  return (
    <SkeletonGroup className={GRID}>
      {Array.from({ length: count }, (_, place) => (
        <CardSkeleton key={place} />
      ))}
    </SkeletonGroup>
  );
}

type ProgramListProps = { list: PagedList; projects: readonly Project[]; empty: ReactNode };

export function ProgramList({ list, projects, empty }: ProgramListProps) {
  if (list.isPending) return <ProgramCardsSkeleton />;
  if (list.isError && projects.length === 0) {
    return (
      <ErrorState
        title={LIST_FAILED}
        error={list.error}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (projects.length === 0 && !list.hasNextPage) return empty;
  return (
    <>
      <h2 className="sr-only">项目</h2>
      <ProgramCards label="项目" projects={projects} />
      <LoadMore list={list} />
    </>
  );
}
