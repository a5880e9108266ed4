import type { Module } from '../../frame/module.ts';
import { createPlayFileFinder } from './demo/demo.queries.ts';
import { playedDemos, viewedPrograms } from './list/rank.queries.ts';
import { expireInvitation } from './people/invitations.ts';
import { programCard } from './program.card.ts';
import { createProgramNotices } from './program.notices.ts';
import { programPreview, teamPreview } from './program.preview.ts';
import { programReport } from './program.report.ts';
import { programSearch } from './program.search.ts';
import { programSubscribers } from './program.subscribers.ts';
import { programRoutes } from './programs.routes.ts';
import { programExports } from './program.export.ts';
import { holdByPrograms } from './program.hold.ts';
import { erasePrograms } from './program.eraser.ts';

export { putDemo } from './demo/demo.queries.ts';
export { inspectBuild } from './demo/inspect-build.ts';
export { setLiked } from './demo/play-demo.ts';
export { demoPoints, shownDemos } from './demo/standing.sql.ts';
export { linkDevlog } from './detail/devlogs.ts';
export { setFollowing } from './detail/follow-program.ts';
export { refreshHotness } from './list/rank.queries.ts';
export { archive, publish } from './own/publish-program.ts';
export { writeDraft, writeProgram } from './own/save-program.ts';
export { moveApplication } from './people/answer-application.ts';
export { apply } from './people/apply-to-role.ts';
export { invite } from './people/invitations.ts';
export { createProgramNotices } from './program.notices.ts';
export { lockProgram } from './program.queries.ts';

export const programsModule: Module = {
  name: 'programs',
  erasers: [erasePrograms],
  holds: [holdByPrograms],
  exports: programExports,
  routes: programRoutes,
  subscribers: (services) => [...programSubscribers, ...createProgramNotices(services)],
  tasks: (services) => ({
    'expire-program-invitation': ({ invitationId }) =>
      expireInvitation(services.db, invitationId, services.now()),
  }),
  searchSources: [programSearch],
  linkPreviews: [programPreview, teamPreview],
  chatCards: [programCard],
  reportTargets: [programReport],
  viewed: [viewedPrograms, playedDemos],
  playFiles: createPlayFileFinder,
};
