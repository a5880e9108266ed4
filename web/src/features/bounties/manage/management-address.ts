import { applicationSorts, type ApplicationSort } from '@zaojie/contract/bounties/application-status';
import { idIn } from '../bounty-address.ts';

export const managementTabs = ['mine', 'received', 'sent', 'favorites'] as const;
export type ManagementTab = (typeof managementTabs)[number];

/** Which of the received ones are shown. */
export const receivedViews = ['all', 'unread', 'shortlisted', 'declined'] as const;
export type ReceivedView = (typeof receivedViews)[number];

export type ManagementAddress = {
  tab: ManagementTab;
  /** Whose applications; null: of the bounty that needs an answer most. */
  of: number | null;
  view: ReceivedView;
  sort: ApplicationSort;
};

export function readManagementAddress(query: URLSearchParams): ManagementAddress {
  return {
    tab: managementTabs.find((tab) => tab === query.get('tab')) ?? 'mine',
    of: idIn(query.get('of')),
    view: receivedViews.find((view) => view === query.get('view')) ?? 'all',
    sort: applicationSorts.find((sort) => sort === query.get('sort')) ?? 'new',
  };
}
