import type { getProgram as endpoint } from '@zaojie/contract/programs/program.endpoints';
import { programStatuses, roleApplicationStatuses } from '@zaojie/contract/programs/program-words';
import { programErrors } from '@zaojie/contract/programs/program.errors';
import type { ProgramDetail, ProgramMember, ProgramRole } from '@zaojie/contract/programs/program.schemas';
import type { Db } from '../../../db/database.ts';
import type { Action } from '../../../frame/action.ts';
import type { Viewer } from '../../../frame/context.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { viewDemo } from '../demo/demo-rows.ts';
import { canSee, programCanOf } from '../program.policy.ts';
import { momentOf, viewFacts, viewOpenRole } from '../program.view.ts';
import { findProgram, type DetailRow, type MemberRow, type RoleDetailRow } from './detail.queries.ts';

/** Visitors see the button too: pressing it leads to the login page. */
function viewRole(role: RoleDetailRow, row: DetailRow, isOwner: boolean): ProgramRole {
  const {
    my_application: mine,
    my_invitation_id,
    requirements,
    places,
    filled,
    application_count,
    ...open
  } = role;
  const isWaiting = mine?.status === 'applied';
  const isOpen = row.status === 'published' && filled < places;
  return {
    ...viewOpenRole(open),
    requirements,
    places,
    filled,
    application_count,
    my_application: mine && { ...mine, status_label: roleApplicationStatuses[mine.status] },
    my_invitation_id,
    can: { apply: isOpen && !isOwner && !row.is_member && !row.is_apart && !isWaiting },
  };
}

function viewMember(
  member: MemberRow,
  row: DetailRow,
  canHandOver: boolean,
  isOwner: boolean,
): ProgramMember {
  const isTheOwner = member.id === row.user_id;
  return {
    ...member,
    joined_at: momentOf(member.joined_at),
    is_owner: isTheOwner,
    can: { remove: isOwner && !isTheOwner, hand_over: canHandOver && !isTheOwner },
  };
}

function viewProgram(row: DetailRow, viewer: Viewer | null): ProgramDetail {
  const isOwner = viewer?.userId === row.user_id;
  const can = programCanOf(
    { ...row, has_handover: row.handover !== null, has_demo: row.demo !== null },
    viewer,
  );
  const { id, title, cover } = row;
  return {
    ...viewFacts(row),
    status: row.status,
    status_label: programStatuses[row.status],
    removed_reason: row.removed_reason,
    pitch: row.pitch,
    media: row.media,
    roles: row.roles.map((role) => viewRole(role, row, isOwner)),
    members: row.members.map((member) => viewMember(member, row, can.hand_over, isOwner)),
    milestones: row.milestones,
    demo: row.demo && viewDemo(row.demo),
    game: row.game,
    view_count: row.view_count,
    is_owner: isOwner,
    is_member: row.is_member,
    handover: row.handover && {
      ...row.handover,
      project: { id, title, cover },
      created_at: momentOf(row.handover.created_at),
    },
    can,
  };
}

/** As this viewer sees it; what they may not see looks like what isn't there. */
export async function getProgramView(db: Db, viewer: Viewer | null, id: number): Promise<ProgramDetail> {
  const row = await findProgram(db, id, viewer?.userId ?? null);
  if (!row || !canSee(viewer, row)) throw new Refusal(programErrors.notFound);
  return viewProgram(row, viewer);
}

export const getProgram: Action<typeof endpoint> = async (context, { query }) => {
  const { db, viewer, address } = context;
  const program = await getProgramView(db, viewer, query.id);
  if (program.status === 'published') context.views.note('program', program.id, viewer?.userId ?? address);
  return program;
};
