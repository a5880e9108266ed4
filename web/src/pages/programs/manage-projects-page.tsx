import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router';
import { HandoverNote } from '../../features/programs/detail/project-notes.tsx';
import { Invitations } from '../../features/programs/manage/invitations.tsx';
import { managePath, readManage, type ManageTab } from '../../features/programs/manage/manage-address.ts';
import { MyProjects } from '../../features/programs/manage/my-projects.tsx';
import { ReceivedApplications } from '../../features/programs/manage/received-applications.tsx';
import { SentApplications } from '../../features/programs/manage/sent-applications.tsx';
import { CREATE_PATH } from '../../features/programs/program-paths.ts';
import { manageQuery } from '../../features/programs/program-queries.ts';
import { ButtonLink } from '../../ui/form/button.tsx';
import { TabPanel, Tabs, type TabItem } from '../../ui/menu/tabs.tsx';

const TABS_ID = 'manage-projects';

export function ManageProjectsPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { data } = useQuery(manageQuery);
  const { tab, projectId } = readManage(search);
  const tabs: TabItem<ManageTab>[] = [
    { value: 'mine', label: '我的项目', count: data?.projects },
    { value: 'received', label: '收到的申请', count: data?.received, urgent: (data?.received ?? 0) > 0 },
    { value: 'sent', label: '我的申请', count: data?.applications },
    { value: 'invitations', label: '邀请', count: data?.invitations, urgent: (data?.invitations ?? 0) > 0 },
  ];
  return (
    <>
      <header className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-28 max-md:text-22">项目管理</h1>
        <ButtonLink
          to={CREATE_PATH}
          look="primary"
          icon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}
        >
          发起项目
        </ButtonLink>
      </header>
      {(data?.handovers ?? []).map((handover) => (
        <HandoverNote key={handover.id} handover={handover} />
      ))}
      <Tabs
        id={TABS_ID}
        label="项目管理"
        items={tabs}
        value={tab}
        onChange={(next) => void navigate(managePath({ tab: next }))}
      />
      <TabPanel id={TABS_ID} value={tab}>
        {tab === 'mine' ? <MyProjects /> : null}
        {tab === 'received' ? (
          <ReceivedApplications
            projectId={projectId}
            onProject={(id) => void navigate(managePath({ tab, projectId: id }))}
          />
        ) : null}
        {tab === 'sent' ? <SentApplications /> : null}
        {tab === 'invitations' ? <Invitations /> : null}
      </TabPanel>
    </>
  );
}
