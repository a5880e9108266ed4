import type { Module } from '../../frame/module.ts';
import { contestCard } from './contest.card.ts';
import { createContestNotices, tellContest } from './contest.notices.ts';
import { contestReports } from './organising/contest.report.ts';
import { contestPreview } from './contest.preview.ts';
import { contestSearch } from './contest.search.ts';
import { contestRoutes } from './contests.routes.ts';
import { entryReport } from './entry.report.ts';
import { countContest } from './results/compute-results.ts';
import { countProposed } from './running/list-to-run.ts';
import { stepContest, warnContest } from './running/run-steps.ts';
import { contestExports } from './contest.export.ts';
import { eraseContests } from './contest.eraser.ts';
import { holdByContests } from './contest.hold.ts';

export { lockContest, titleOfContest } from './contest.queries.ts';
export { createContestNotices } from './contest.notices.ts';
export { writeEntry } from './entries/save-entry.ts';
export { propose, writeDraft } from './organising/save-contest.ts';
export { listRankedContests } from './ranked-contests.ts';
export { countIn, recountContests, type Recounted } from './results/compute-results.ts';
export { moveAsAdmin } from './running/run-contest.ts';
export { answer, invite } from './teams/change-team.ts';
export { register } from './teams/register.ts';
export { findTeam, findTeamOf } from './teams/team.queries.ts';
export { cast, skip } from './voting/cast-ballot.ts';

export const contestsModule: Module = {
  name: 'contests',
  holds: [holdByContests],
  erasers: [eraseContests],
  exports: contestExports,
  waitingRooms: [{ path: '/admin/events', label: '活动', count: countProposed }],
  routes: contestRoutes,
  subscribers: (services) => createContestNotices(services),
  tasks: (services) => ({
    'step-contest': ({ contestId }) => stepContest(services, contestId),
    'warn-contest': ({ contestId }) => warnContest(services, contestId),
    'count-contest': ({ contestId }) => countContest(services, contestId),
    'tell-contest': (payload) => tellContest(services, payload),
  }),
  searchSources: [contestSearch],
  linkPreviews: [contestPreview],
  chatCards: [contestCard],
  reportTargets: [entryReport, ...contestReports],
};
