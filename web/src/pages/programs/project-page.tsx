import { useQuery } from '@tanstack/react-query';
import { programErrors } from '@zaojie/contract/programs/program.errors';
import type { ProgramDetail } from '@zaojie/contract/programs/program.schemas';
import { ApiFailure } from '../../api/client.ts';
import { ProjectSkeleton } from '../../features/programs/detail/project-skeleton.tsx';
import { ProjectView } from '../../features/programs/detail/project-view.tsx';
import { PROGRAMS_PATH } from '../../features/programs/program-paths.ts';
import { projectQuery } from '../../features/programs/program-queries.ts';
import { usePageTitle } from '../../hooks/use-page-title.ts';
import { useRouteId } from '../../hooks/use-route-id.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { GoneWithWorks } from '../../features/home/gone-with-works.tsx';
import { BackToTop } from '../../ui/layout/back-to-top.tsx';

const isGone = (error: unknown) => error instanceof ApiFailure && error.code === programErrors.notFound.code;

function Gone() {
  usePageTitle(programErrors.notFound.msg);
  return <GoneWithWorks line={programErrors.notFound.msg} to={PROGRAMS_PATH} way="看看别的项目" />;
}

export function ProjectPage() {
  const id = useRouteId();
  return id === null ? <Gone /> : <ProjectScreen key={id} id={id} />;
}

function ProjectScreen({ id }: { id: number }) {
  const { data, error, isFetching, refetch } = useQuery({ ...projectQuery(id), refetchOnMount: 'always' });
  if (isGone(error)) return <Gone />;
  if (data !== undefined) return <Found project={data} />;
  if (error) {
    return (
      <ErrorState
        title="获取项目详情失败"
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
        className="pt-16"
      />
    );
  }
  return <ProjectSkeleton />;
}

function Found({ project }: { project: ProgramDetail }) {
  usePageTitle(project.title);
  return (
    <>
      <ProjectView project={project} />
      <BackToTop />
    </>
  );
}
