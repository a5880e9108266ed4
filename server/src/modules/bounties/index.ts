import type { Module } from '../../frame/module.ts';
import { countReply } from './applications/count-reply.ts';
import { bountyRoutes } from './bounties.routes.ts';
import { bountyCard } from './bounty.card.ts';
import { createBountyNotices } from './bounty.notices.ts';
import { applicationReport } from './application.report.ts';
import { bountyPreview } from './bounty.preview.ts';
import { bountyReport } from './bounty.report.ts';
import { bountySearch } from './bounty.search.ts';
import { createBountySubscribers } from './bounty.subscribers.ts';
import { viewedBounties } from './market/rank.queries.ts';
import { closeExpired } from './own/close-expired.ts';
import { bountyExports } from './bounty.export.ts';
import { eraseBounties } from './bounty.eraser.ts';

export { lockApplication } from './applications/application.queries.ts';
export { submitApplication } from './applications/apply-to-bounty.ts';
export { acceptApplication } from './applications/manage-application.ts';
export { moveApplication } from './applications/move-application.ts';
export { createBountyNotices } from './bounty.notices.ts';
export { insertNote, lockBounty } from './bounty.queries.ts';
export { createBountySubscribers } from './bounty.subscribers.ts';
export { countBountiesOf, repliesOf, type ReplyRecord } from './count.sql.ts';
export { setFavorite } from './market/favorite.queries.ts';
export { refreshHotness } from './market/rank.queries.ts';
export { tryMove } from './own/move-bounty.ts';
export { writeNewBounty } from './own/publish-bounty.ts';
export { setEnterprise } from './record.queries.ts';

export const bountiesModule: Module = {
  name: 'bounties',
  erasers: [eraseBounties],
  exports: bountyExports,
  routes: bountyRoutes,
  subscribers: (services) => [...createBountySubscribers(services), ...createBountyNotices(services)],
  tasks: (services) => ({
    'close-bounty': ({ bountyId }) => closeExpired(services, bountyId),
    'count-reply': ({ applicationId }) => countReply(services, applicationId),
  }),
  searchSources: [bountySearch],
  linkPreviews: [bountyPreview],
  chatCards: [bountyCard],
  reportTargets: [bountyReport, applicationReport],
  viewed: [viewedBounties],
};
