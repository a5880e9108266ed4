import * as people from '@zaojie/contract/programs/program-people.endpoints';
import * as programs from '@zaojie/contract/programs/program.endpoints';
import { bind } from '../../frame/action.ts';
import { downloadDemo, likeDemo, playDemo } from './demo/play-demo.ts';
import { removeDemo, setDemo } from './demo/set-demo.ts';
import { addDevlog, listProgramDevlogs, removeDevlog } from './detail/devlogs.ts';
import { followProgram } from './detail/follow-program.ts';
import { getProgram } from './detail/get-program.ts';
import { listProgramCategories } from './list/list-categories.ts';
import { listPrograms } from './list/list-programs.ts';
import { listMyPrograms } from './own/list-mine.ts';
import {
  archiveProgram,
  deleteProgram,
  markMilestone,
  publishProgram,
  reopenProgram,
} from './own/publish-program.ts';
import { createProgram, getProgramForm, saveProgram } from './own/save-program.ts';
import { decideRoleApplication, withdrawRoleApplication } from './people/answer-application.ts';
import { applyToRole } from './people/apply-to-role.ts';
import { getProgramManage } from './people/get-manage.ts';
import { answerHandover, cancelHandover, offerHandover } from './people/handovers.ts';
import { answerInvitation, cancelInvitation, inviteToRole } from './people/invitations.ts';
import {
  listInvitations,
  listMyRoleApplications,
  listReceivedRoleApplications,
} from './people/list-people.ts';
import { leaveProgram, removeMember } from './people/members.ts';
import { createTeam, editTeam, getTeam, listMyTeams } from './teams/teams.ts';

export const programRoutes = [
  bind(programs.listPrograms, listPrograms),
  bind(programs.listProgramCategories, listProgramCategories),
  bind(programs.getProgram, getProgram),
  bind(programs.listProgramDevlogs, listProgramDevlogs),
  bind(programs.createProgram, createProgram, {
    pace: 'post',
    words: { fields: ['title'], held: 'when_shown' },
  }),
  bind(programs.getProgramForm, getProgramForm),
  bind(programs.saveProgram, saveProgram, {
    words: {
      fields: [
        'title',
        'summary',
        'pitch',
        'roles.name',
        'roles.requirements',
        'roles.pay_words',
        'milestones.title',
        'milestones.note',
      ],
      html: ['pitch'],
      held: 'when_shown',
    },
  }),
  bind(programs.publishProgram, publishProgram, { pace: 'post' }),
  bind(programs.archiveProgram, archiveProgram),
  bind(programs.reopenProgram, reopenProgram),
  bind(programs.deleteProgram, deleteProgram),
  bind(programs.followProgram, followProgram, { pace: 'like' }),
  bind(programs.markMilestone, markMilestone),
  bind(programs.addDevlog, addDevlog),
  bind(programs.removeDevlog, removeDevlog),
  bind(programs.setDemo, setDemo, {
    pace: 'post',
    callsOutside: true,
    words: { fields: ['version'], held: 'by_action' },
  }),
  bind(programs.removeDemo, removeDemo),
  bind(programs.playDemo, playDemo),
  bind(programs.downloadDemo, downloadDemo),
  bind(programs.likeDemo, likeDemo, { pace: 'like' }),
  bind(people.getProgramManage, getProgramManage),
  bind(people.listMyPrograms, listMyPrograms),
  bind(people.applyToRole, applyToRole, { pace: 'apply', words: { fields: ['message'], held: 'by_action' } }),
  bind(people.withdrawRoleApplication, withdrawRoleApplication),
  bind(people.decideRoleApplication, decideRoleApplication, {
    words: { fields: ['reason'], held: 'passes' },
  }),
  bind(people.listReceivedRoleApplications, listReceivedRoleApplications),
  bind(people.listMyRoleApplications, listMyRoleApplications),
  bind(people.inviteToRole, inviteToRole, {
    pace: 'apply',
    words: { fields: ['message'], held: 'by_action' },
  }),
  bind(people.answerInvitation, answerInvitation),
  bind(people.cancelInvitation, cancelInvitation),
  bind(people.listInvitations, listInvitations),
  bind(people.leaveProgram, leaveProgram),
  bind(people.removeMember, removeMember, { words: { fields: ['reason'], held: 'passes' } }),
  bind(people.offerHandover, offerHandover),
  bind(people.answerHandover, answerHandover),
  bind(people.cancelHandover, cancelHandover),
  bind(people.getTeam, getTeam),
  bind(people.listMyTeams, listMyTeams),
  bind(people.createTeam, createTeam, {
    pace: 'post',
    words: { fields: ['name', 'words'], held: 'by_action' },
  }),
  bind(people.editTeam, editTeam, { words: { fields: ['name', 'words'], held: 'by_action' } }),
];
