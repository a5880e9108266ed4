import * as applications from '@zaojie/contract/bounties/application.endpoints';
import * as bounties from '@zaojie/contract/bounties/bounty.endpoints';
import { bind } from '../../frame/action.ts';
import { applyToBounty } from './applications/apply-to-bounty.ts';
import { declineRest } from './applications/decline-rest.ts';
import { deleteApplication } from './applications/delete-application.ts';
import { editApplication } from './applications/edit-application.ts';
import { getApplication } from './applications/get-application.ts';
import { listMyApplications } from './applications/list-mine.ts';
import { listReceivedApplications } from './applications/list-received.ts';
import { manageApplication } from './applications/manage-application.ts';
import { withdrawApplication } from './applications/withdraw-application.ts';
import { favoriteBounty, unfavoriteBounty } from './market/favorite-bounty.ts';
import { followPublisher, unfollowPublisher } from './market/follow-publisher.ts';
import { getBounty } from './market/get-bounty.ts';
import { listBounties } from './market/list-bounties.ts';
import { listBountyCategories } from './market/list-categories.ts';
import { listFavoriteBounties } from './market/list-favorites.ts';
import { appendNote } from './own/append-note.ts';
import { deleteBounty } from './own/delete-bounty.ts';
import { editBounty } from './own/edit-bounty.ts';
import { inviteCreator } from './own/invite-creator.ts';
import { listMyBounties } from './own/list-my-bounties.ts';
import { manageBounty } from './own/manage-bounty.ts';
import { publishBounty } from './own/publish-bounty.ts';

/** What whoever applied is told, and nobody else. */
const answerWords = { fields: ['reason'], held: 'passes' } as const;

export const bountyRoutes = [
  bind(bounties.listBounties, listBounties),
  bind(bounties.getBounty, getBounty),
  bind(bounties.listBountyCategories, listBountyCategories),
  bind(bounties.publishBounty, publishBounty, {
    pace: 'bounty',
    words: { fields: ['title', 'description'], held: { reports: 'bounty' } },
  }),
  bind(bounties.editBounty, editBounty, {
    words: { fields: ['title', 'description'], held: { reports: 'bounty' } },
  }),
  bind(bounties.appendNote, appendNote, {
    words: { fields: ['content'], held: { reports: 'bounty', idIn: 'body.id' } },
  }),
  bind(bounties.manageBounty, manageBounty),
  bind(bounties.deleteBounty, deleteBounty),
  bind(bounties.listMyBounties, listMyBounties),
  bind(bounties.listFavoriteBounties, listFavoriteBounties),
  bind(bounties.favoriteBounty, favoriteBounty, { pace: 'like' }),
  bind(bounties.unfavoriteBounty, unfavoriteBounty, { pace: 'like' }),
  bind(bounties.followPublisher, followPublisher, { pace: 'follow' }),
  bind(bounties.unfollowPublisher, unfollowPublisher, { pace: 'follow' }),
  bind(bounties.inviteCreator, inviteCreator, { pace: 'apply' }),
  bind(applications.applyToBounty, applyToBounty, {
    pace: 'apply',
    callsOutside: true,
    words: { fields: ['proposal'], held: 'by_action' },
  }),
  bind(applications.editApplication, editApplication, {
    callsOutside: true,
    words: { fields: ['proposal'], held: 'by_action' },
  }),
  bind(applications.withdrawApplication, withdrawApplication),
  bind(applications.deleteApplication, deleteApplication),
  bind(applications.listReceivedApplications, listReceivedApplications),
  bind(applications.listMyApplications, listMyApplications),
  bind(applications.getApplication, getApplication),
  bind(applications.manageApplication, manageApplication, { words: answerWords }),
  bind(applications.declineRest, declineRest, { words: answerWords }),
];
