import * as admin from '@zaojie/contract/contests/contest-admin.endpoints';
import * as ballots from '@zaojie/contract/contests/ballot.endpoints';
import * as contests from '@zaojie/contract/contests/contest.endpoints';
import * as entries from '@zaojie/contract/contests/entry.endpoints';
import * as teams from '@zaojie/contract/contests/team.endpoints';
import {
  accessOf,
  forAdmin,
  forEveryone,
  forMembers,
  forOwner,
  type Outcomes,
} from '../../../test/access-matrix-rows.ts';
import type { Stage } from '../../../test/access-matrix-stage.ts';
import {
  advance,
  contestFile,
  createContestDraft,
  openContest,
  proposeContest,
  registerFor,
  runDueJobs,
  scoresOf,
  submitFor,
  timesFrom,
} from '../../../test/test-contests.ts';
import { createAdmin, createPerson } from '../../../test/test-people.ts';

/**
 * Contests of somebody else in every state, in which the owner is a captain, the counterparty is asked into their team; and
 * drafts and proposals of the owner.
 */
async function makeContests(stage: Stage) {
  const { app, owner, counterparty } = stage;
  const [host, chair] = [await createPerson(app), await createAdmin(app)];
  const hosts = { owner: host, admin: chair };
  const open = await openContest(app, hosts);
  const running = await openContest(app, hosts);
  const voting = await openContest(app, hosts);
  const closed = await openContest(app, hosts);
  const runningTeam = await registerFor(app, running, owner, '夜航');
  for (const id of [voting, closed]) await registerFor(app, id, owner);
  const asked = { team_id: runningTeam, user_id: counterparty.id };
  await app.post('/events/team/invite', asked, { token: owner.token });
  for (const id of [running, voting, closed]) await advance(app, id, chair);
  const uploadId = await contestFile(app, owner);
  const entryId = await submitFor(app, running, owner, { upload_id: uploadId });
  const votedId = await submitFor(app, voting, owner, { upload_id: await contestFile(app, owner) });
  await submitFor(app, closed, owner);
  for (const id of [voting, closed]) await advance(app, id, chair);
  await advance(app, closed, chair);
  await runDueJobs(app);
  return {
    open,
    running,
    voting,
    closed,
    runningTeam,
    entryId,
    votedId,
    ownOpen: await openContest(app, { owner, admin: chair }),
    draftId: await createContestDraft(app, owner),
    proposedId: await proposeContest(app, owner, { prizes: [{ name: '一等', winners: 1, amount: 0 }] }),
  };
}

/** What the counterparty was asked. */
const forAsked: Outcomes = { ...forOwner, owner: 'refused', counterparty: 'ok' };
const notTheirs: Outcomes = { ...forMembers, owner: 'refused' };

export const access = accessOf(makeContests, (row) => [
  row(contests.listContests, forEveryone),
  row(contests.getContest, forEveryone, ({ open }) => ({ query: { id: open } })),
  row(contests.listOwnContests, forMembers),
  row(contests.listJoinedContests, forMembers),
  row(contests.getContestDraft, forOwner, ({ draftId }) => ({ query: { id: draftId } })),
  row(contests.createContest, forMembers, () => ({
    body: { title: '矩阵里的活动', category: 'art' as const },
  })),
  row(contests.editContest, forOwner, ({ draftId }) => ({ body: { id: draftId, title: '改过的名字' } })),
  row(contests.amendContest, forOwner, ({ ownOpen }) => ({
    body: { id: ownOpen, addition: '画布不限横竖' },
  })),
  row(contests.proposeContest, forOwner, ({ draftId }) => ({ body: { id: draftId } })),
  row(contests.withdrawContest, forOwner, ({ proposedId }) => ({ body: { id: proposedId } })),
  row(contests.deleteContest, forOwner, ({ draftId }) => ({ body: { id: draftId } })),
  row(teams.getRegistration, forMembers, ({ open }) => ({ query: { id: open } })),
  row(teams.listTeamInvitations, forMembers),
  row(teams.registerForContest, forMembers, ({ open }) => ({ body: { id: open, mode: 'solo' as const } })),
  row(teams.renameTeam, forOwner, ({ runningTeam }) => ({ body: { team_id: runningTeam, name: '新名' } })),
  row(teams.inviteToTeam, forOwner, ({ runningTeam, stranger }) => ({
    body: { team_id: runningTeam, user_id: stranger.id },
  })),
  row(teams.answerTeamInvitation, forAsked, ({ runningTeam }) => ({
    body: { team_id: runningTeam, accept: true },
  })),
  row(teams.leaveTeam, { ...forOwner, owner: 'refused' }, ({ runningTeam }) => ({
    body: { team_id: runningTeam },
  })),
  row(teams.removeFromTeam, forOwner, ({ runningTeam, counterparty }) => ({
    body: { team_id: runningTeam, user_id: counterparty.id },
  })),
  row(entries.listEntries, forEveryone, ({ voting }) => ({ query: { id: voting } })),
  row(entries.getEntry, forEveryone, ({ votedId }) => ({ query: { id: votedId } })),
  row(entries.listResults, forEveryone, ({ closed }) => ({ query: { id: closed } })),
  row(entries.getOwnEntry, forOwner, ({ running }) => ({
    query: { id: running, submission_id: 'new' as const },
  })),
  row(entries.saveEntry, forOwner, ({ running }) => ({
    body: { id: running, title: '草稿', link: 'https://a.example', description: '一', screenshots: [] },
  })),
  row(entries.withdrawEntry, forOwner, ({ entryId }) => ({ body: { entry_id: entryId } })),
  row(entries.downloadEntry, { ...forOwner, admin: 'ok' }, ({ entryId }) => ({
    body: { entry_id: entryId },
  })),
  row(ballots.getBallotPaper, forMembers, ({ voting }) => ({ query: { id: voting } })),
  row(ballots.castBallot, notTheirs, ({ votedId }) => ({
    body: { entry_id: votedId, scores: scoresOf(4, 5) },
  })),
  row(ballots.skipEntry, notTheirs, ({ votedId }) => ({
    body: { entry_id: votedId, reason: 'later' as const },
  })),
  row(ballots.listOwnBallots, forMembers, ({ voting }) => ({ query: { id: voting } })),
  row(admin.listContestsToRun, forAdmin),
  row(admin.decideContest, forAdmin, ({ proposedId }) => ({
    body: { id: proposedId, verdict: 'approve' as const },
  })),
  row(admin.editContestTimes, forAdmin, ({ open, app }) => ({
    body: { id: open, ...timesFrom(app.services.now()) },
  })),
  row(admin.advanceContest, forAdmin, ({ open }) => ({ body: { id: open } })),
  row(admin.cancelContest, forAdmin, ({ open }) => ({ body: { id: open, reason: '场地没有谈成' } })),
  row(admin.announceContest, forAdmin, ({ closed }) => ({ body: { id: closed } })),
  row(admin.listEntriesToRun, forAdmin, ({ voting }) => ({ query: { id: voting } })),
  row(admin.disqualifyEntry, forAdmin, ({ votedId }) => ({ body: { entry_id: votedId, reason: '旧稿' } })),
]);
