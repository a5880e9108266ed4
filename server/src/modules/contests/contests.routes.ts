import * as admin from '@zaojie/contract/contests/contest-admin.endpoints';
import * as ballots from '@zaojie/contract/contests/ballot.endpoints';
import * as contests from '@zaojie/contract/contests/contest.endpoints';
import * as entries from '@zaojie/contract/contests/entry.endpoints';
import * as teams from '@zaojie/contract/contests/team.endpoints';
import { bind } from '../../frame/action.ts';
import { downloadEntry, getEntry, listEntries, listResults } from './entries/list-entries.ts';
import { getOwnEntry, saveEntry, withdrawEntry } from './entries/save-entry.ts';
import { getContest } from './list/get-contest.ts';
import { listContests, listJoinedContests } from './list/list-contests.ts';
import { amendContest } from './organising/amend-contest.ts';
import { listOwnContests } from './organising/list-own.ts';
import {
  createContest,
  deleteContest,
  editContest,
  getContestDraft,
  proposeContest,
  withdrawContest,
} from './organising/save-contest.ts';
import { listContestsToRun } from './running/list-to-run.ts';
import {
  advanceContest,
  announceContest,
  cancelContest,
  decideContest,
  editContestTimes,
} from './running/run-contest.ts';
import { disqualifyEntry, listEntriesToRun } from './running/run-entries.ts';
import {
  answerTeamInvitation,
  inviteToTeam,
  leaveTeam,
  removeFromTeam,
  renameTeam,
} from './teams/change-team.ts';
import { getRegistration, listTeamInvitations, registerForContest } from './teams/register.ts';
import { castBallot, getBallotPaper, skipEntry } from './voting/cast-ballot.ts';
import { listOwnBallots } from './voting/list-ballots.ts';

/** An administrator reads every proposal, with what the filter found in it. */
const proposalWords = {
  fields: [
    'title',
    'summary',
    'theme',
    'theme_note',
    'rules',
    'criteria.name',
    'criteria.about',
    'prizes.name',
    'prizes.words',
    'sponsors.name',
  ],
  html: ['rules'],
  held: 'when_shown',
} as const;

export const contestRoutes = [
  bind(contests.listContests, listContests),
  bind(contests.getContest, getContest),
  bind(contests.listOwnContests, listOwnContests),
  bind(contests.listJoinedContests, listJoinedContests),
  bind(contests.getContestDraft, getContestDraft),
  bind(contests.createContest, createContest, { pace: 'post', words: proposalWords }),
  bind(contests.editContest, editContest, { words: proposalWords }),
  bind(contests.amendContest, amendContest, {
    words: { fields: ['summary', 'sponsors.name', 'addition'], held: { reports: 'contest' } },
  }),
  bind(contests.proposeContest, proposeContest, { pace: 'post' }),
  bind(contests.withdrawContest, withdrawContest),
  bind(contests.deleteContest, deleteContest),
  bind(teams.getRegistration, getRegistration),
  bind(teams.listTeamInvitations, listTeamInvitations),
  bind(teams.registerForContest, registerForContest, {
    pace: 'apply',
    words: { fields: ['team_name'], held: 'by_action' },
  }),
  bind(teams.renameTeam, renameTeam, { pace: 'apply', words: { fields: ['name'], held: 'by_action' } }),
  bind(teams.inviteToTeam, inviteToTeam, { pace: 'apply' }),
  bind(teams.answerTeamInvitation, answerTeamInvitation),
  bind(teams.leaveTeam, leaveTeam),
  bind(teams.removeFromTeam, removeFromTeam),
  bind(entries.listEntries, listEntries),
  bind(entries.getEntry, getEntry),
  bind(entries.listResults, listResults),
  bind(entries.getOwnEntry, getOwnEntry),
  // What is saved by itself while somebody writes.
  bind(entries.saveEntry, saveEntry, {
    pace: 'comment',
    words: { fields: ['title', 'description'], held: 'by_action' },
  }),
  bind(entries.withdrawEntry, withdrawEntry),
  bind(entries.downloadEntry, downloadEntry),
  bind(ballots.getBallotPaper, getBallotPaper),
  bind(ballots.castBallot, castBallot, { pace: 'like' }),
  bind(ballots.skipEntry, skipEntry, { pace: 'like' }),
  bind(ballots.listOwnBallots, listOwnBallots),
  bind(admin.listContestsToRun, listContestsToRun),
  bind(admin.decideContest, decideContest, { pace: 'money' }),
  bind(admin.editContestTimes, editContestTimes),
  bind(admin.advanceContest, advanceContest),
  bind(admin.cancelContest, cancelContest, { pace: 'money' }),
  bind(admin.announceContest, announceContest, { pace: 'money' }),
  bind(admin.listEntriesToRun, listEntriesToRun),
  bind(admin.disqualifyEntry, disqualifyEntry),
];
