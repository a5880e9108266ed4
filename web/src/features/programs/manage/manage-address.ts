import { MANAGE_PATH } from '../program-paths.ts';

export const manageTabs = ['mine', 'received', 'sent', 'invitations'] as const;
export type ManageTab = (typeof manageTabs)[number];

export type ManageAddress = {
  tab: ManageTab;
  /** Whose received applications are shown; null for all. */
  projectId: number | null;
};

/** Rubbish in an address counts as left out. */
export function readManage(search: URLSearchParams): ManageAddress {
  const project = search.get('project') ?? '';
  return {
    tab: manageTabs.find((tab) => tab === search.get('tab')) ?? 'mine',
    projectId: /^[1-9]\d{0,9}$/.test(project) ? Number(project) : null,
  };
}

export function managePath({ tab = 'mine', projectId = null }: Partial<ManageAddress>): string {
  const query = new URLSearchParams();
  if (tab !== 'mine') query.set('tab', tab);
  if (tab === 'received' && projectId !== null) query.set('project', String(projectId));
  return query.size === 0 ? MANAGE_PATH : `${MANAGE_PATH}?${query}`;
}

export const receivedPath = (projectId: number) => managePath({ tab: 'received', projectId });
