import { useQuery } from '@tanstack/react-query';
import { programErrors } from '@zaojie/contract/programs/program.errors';
import { bracketed } from '@zaojie/contract/titles';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { ApiFailure } from '../../api/client.ts';
import { BeginForm } from '../../features/programs/edit/begin-form.tsx';
import { ProjectEditor } from '../../features/programs/edit/project-editor.tsx';
import { MANAGE_PATH, PROGRAMS_PATH } from '../../features/programs/program-paths.ts';
import { formQuery } from '../../features/programs/program-queries.ts';
import { usePageTitle } from '../../hooks/use-page-title.ts';
import { useRouteId } from '../../hooks/use-route-id.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { GonePage } from '../../ui/feedback/gone-page.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { Crumbs } from '../../ui/layout/crumbs.tsx';

function Head({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="mb-5">
      <Crumbs
        way={[
          { to: PROGRAMS_PATH, label: '开发' },
          { to: MANAGE_PATH, label: '项目管理' },
        ]}
        here={title}
      />
      <h1 className="mt-2 text-28 break-words max-md:text-22">{title}</h1>
      {children}
    </header>
  );
}

/** A new project without an id in the address, one's own with it. */
export function EditProjectPage() {
  const { id: written } = useParams();
  const id = useRouteId();
  if (written === undefined) {
    return (
      <>
        <Head title="发起项目">
          <p className="mt-1 text-ink-3">说清要做什么、缺什么人，就有人能找到你。</p>
        </Head>
        <BeginForm />
      </>
    );
  }
  if (id === null) return <NotYours />;
  return <OwnProject key={id} id={id} />;
}

function NotYours() {
  usePageTitle('找不到这个项目');
  return <GonePage line="找不到这个项目，或者它不是你的" to={MANAGE_PATH} way="回项目管理" />;
}

function OwnProject({ id }: { id: number }) {
  const { data, error, isFetching, refetch } = useQuery(formQuery(id));
  const [round, setRound] = useState(1);
  usePageTitle(data === undefined ? '编辑项目' : `编辑 ${data.title}`);

  async function reload() {
    const { isSuccess } = await refetch();
    if (isSuccess) setRound((before) => before + 1);
  }

  if (data !== undefined && !data.can.edit) return <NotYours />;
  if (data !== undefined) {
    return (
      <>
        <Head title={data.title === '' ? '编辑项目' : `编辑${bracketed(data.title)}`} />
        <ProjectEditor key={round} form={data} onReload={() => void reload()} />
      </>
    );
  }
  if (error instanceof ApiFailure && error.code === programErrors.notFound.code) return <NotYours />;
  if (error) {
    return (
      <ErrorState
        title="获取项目失败"
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
        className="pt-16"
      />
    );
  }
  return (
    <SkeletonGroup className="grid gap-5">
      <Skeleton width={240} height={32} />
      <Skeleton shape="block" className="h-80 w-full" />
      <Skeleton shape="block" className="h-60 w-full" />
    </SkeletonGroup>
  );
}
