import { useQuery } from '@tanstack/react-query';
import { teamErrors } from '@zaojie/contract/programs/program.errors';
import type { TeamDetail } from '@zaojie/contract/programs/program-people.schemas';
import { ApiFailure } from '../../api/client.ts';
import { PROGRAMS_PATH } from '../../features/programs/program-paths.ts';
import { teamQuery } from '../../features/programs/program-queries.ts';
import { TeamView } from '../../features/programs/team/team-view.tsx';
import { usePageTitle } from '../../hooks/use-page-title.ts';
import { useRouteId } from '../../hooks/use-route-id.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { GoneWithWorks } from '../../features/home/gone-with-works.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';

const isGone = (error: unknown) => error instanceof ApiFailure && error.code === teamErrors.notFound.code;

function Gone() {
  usePageTitle(teamErrors.notFound.msg);
  return <GoneWithWorks line={teamErrors.notFound.msg} to={PROGRAMS_PATH} way="看看正在做的项目" />;
}

export function TeamPage() {
  const id = useRouteId();
  return id === null ? <Gone /> : <TeamScreen key={id} id={id} />;
}

function TeamScreen({ id }: { id: number }) {
  const { data, error, isFetching, refetch } = useQuery(teamQuery(id));
  if (isGone(error)) return <Gone />;
  if (data !== undefined) return <Found team={data} />;
  if (error) {
    return (
      <ErrorState
        title="获取团队失败"
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
        className="pt-16"
      />
    );
  }
  return (
    <SkeletonGroup className="min-h-dvh">
      <span className="mb-8 flex items-center gap-5">
        <Skeleton shape="circle" width={72} height={72} />
        <span className="grid flex-1 gap-3">
          <Skeleton width={220} height={28} />
          <Skeleton width={320} />
        </span>
      </span>
      <Skeleton shape="block" className="h-63 w-full" />
    </SkeletonGroup>
  );
}

function Found({ team }: { team: TeamDetail }) {
  usePageTitle(team.name);
  return <TeamView team={team} />;
}
