import * as applications from '@zaojie/contract/bounties/application.endpoints';
import * as bounties from '@zaojie/contract/bounties/bounty.endpoints';
import {
  accessOf,
  forBothParties,
  forEveryone,
  forMembers,
  forOwner,
  notOneself,
  unlessBlocked,
  type Outcomes,
} from '../../../test/access-matrix-rows.ts';
import type { Stage } from '../../../test/access-matrix-stage.ts';
import { bountyFormFor, createApplication, createBounty, inDays } from '../../../test/test-bounties.ts';
import { createPerson } from '../../../test/test-people.ts';

async function makeBounty(stage: Stage) {
  const { app, owner, counterparty } = stage;
  const bountyId = await createBounty(app, owner);
  const applicationId = await createApplication(app, counterparty, bountyId);
  const { id: inviteeId } = await createPerson(app, `invitee_${stage.n}_${bountyId}`);
  return { bountyId, applicationId, inviteeId, freeId: await createBounty(app, owner) };
}

/** The counterparty is who applied. */
const forApplicant: Outcomes = { ...forOwner, owner: 'refused', counterparty: 'ok' };

export const access = accessOf(makeBounty, (row) => [
  row(bounties.listBounties, forEveryone),
  row(bounties.getBounty, forEveryone, ({ bountyId }) => ({ query: { id: bountyId } })),
  row(bounties.listBountyCategories, forEveryone),
  row(bounties.publishBounty, forMembers, ({ app }) => ({ body: { ...bountyFormFor(app), images: [] } })),
  row(bounties.editBounty, forOwner, ({ bountyId }) => ({ body: { id: bountyId, title: '改过的标题' } })),
  row(bounties.appendNote, forOwner, ({ bountyId }) => ({ body: { id: bountyId, content: '书脊宽 18 mm' } })),
  row(bounties.manageBounty, forOwner, ({ app, bountyId }) => ({
    body: { id: bountyId, action: 'extend' as const, deadline: inDays(app, 30) },
  })),
  row(bounties.deleteBounty, forOwner, ({ bountyId }) => ({ body: { id: bountyId } })),
  row(bounties.listMyBounties, forMembers),
  row(bounties.listFavoriteBounties, forMembers),
  row(bounties.favoriteBounty, forMembers, ({ bountyId }) => ({ body: { bounty_id: bountyId } })),
  row(bounties.unfavoriteBounty, forMembers, ({ bountyId }) => ({ body: { bounty_id: bountyId } })),
  row(bounties.followPublisher, unlessBlocked(notOneself), ({ owner }) => ({
    body: { creator_id: owner.id },
  })),
  row(bounties.unfollowPublisher, notOneself, ({ owner }) => ({ body: { creator_id: owner.id } })),
  row(bounties.inviteCreator, forOwner, ({ bountyId, inviteeId }) => ({
    body: { bounty_id: bountyId, user_id: inviteeId },
  })),
  row(applications.applyToBounty, unlessBlocked(notOneself), ({ freeId }) => ({
    body: { bounty_id: freeId, price: 4000, proposal: '草图两天内给三版。', files: [] },
  })),
  row(applications.editApplication, forApplicant, ({ applicationId }) => ({
    body: { id: applicationId, price: 4200 },
  })),
  row(applications.withdrawApplication, forApplicant, ({ applicationId }) => ({
    body: { id: applicationId },
  })),
  row(applications.deleteApplication, forApplicant, ({ applicationId }) => ({ body: { id: applicationId } })),
  row(applications.listReceivedApplications, forMembers),
  row(applications.listMyApplications, forMembers),
  row(applications.getApplication, forBothParties, ({ applicationId }) => ({ query: { id: applicationId } })),
  row(applications.manageApplication, forOwner, ({ applicationId }) => ({
    body: { id: applicationId, action: 'accept' as const },
  })),
  row(applications.declineRest, forOwner, ({ bountyId }) => ({
    body: { bounty_id: bountyId, reason: '已经选了别人' },
  })),
]);
